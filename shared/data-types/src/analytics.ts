/**
 * The six events of the site, the web vitals and failures, with what each carries: never what a
 * visitor wrote, nor who or where they are.
 */
export interface AnalyticsEvents {
  /** By the names of the booking form's lists. */
  appointment: { appliance: string; issue: string };
  warranty_check: { result: 'active' | 'expired' | 'none' | 'error' };
  estimate: { appliance: string; issue: string; min: number; max: number };
  phone_call: { place: string };
  whatsapp: { place: string };
  parts_search: { type: 'part' | 'model' | 'serial' };
  /** A part of the page that could not run, once per part and version; the path where it threw. */
  part_failed: { part: string; version: string; cause: string; path?: string };
  /** How a document felt to its visitor; a metric may come again with a later value. */
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
