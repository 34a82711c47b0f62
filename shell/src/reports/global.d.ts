import type { EarlyReport } from '@site/data-types/reports';

declare global {
  interface Window {
    siteReport?: EarlyReport | undefined;
  }
}
