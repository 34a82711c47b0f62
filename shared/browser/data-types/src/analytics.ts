/**
 * The events that the site counts, with their fields. No event contains what a visitor wrote, who
 * they are or where they are.
 */
export interface AnalyticsEvents {
  /** Names as in the booking form's lists. */
  appointment: { appliance: string; issue: string };
  warranty_check: { result: 'active' | 'expired' | 'none' | 'error' };
  estimate: { appliance: string; issue: string; min: number; max: number };
  phone_call: { place: string };
  whatsapp: { place: string };
  parts_search: { type: 'part' | 'model' | 'serial' };
  /** A part could not run. Sent once per part and version. `path` is the page that threw. */
  part_failed: { part: string; version: string; cause: string; path?: string };
  /** Speed as the visitor saw it. A metric may be sent again with a later value. */
  web_vital: {
    name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
    /** Milliseconds; for CLS a score without a unit. */
    value: number;
    rating: 'good' | 'needs-improvement' | 'poor';
    /** Path of the document. */
    page: string;
    /** Set that the document belongs to, and the version of every part in it. */
    set: string;
    versions: Record<string, string>;
  };
}
