/** The six events of the site and the web vitals, with what each carries. */
export interface AnalyticsEvents {
  appointment: { appliance: string; issue: string; zipCode: string };
  warranty_check: { result: 'active' | 'expired' | 'none' | 'error' };
  estimate: { appliance: string; issue: string; min: number; max: number };
  phone_call: { place: string };
  whatsapp: { place: string };
  parts_search: { type: 'part' | 'model' | 'serial' };
  /** A part of the page that could not run, once per part and page. */
  part_failed: { part: string; version: string; cause: string };
}
