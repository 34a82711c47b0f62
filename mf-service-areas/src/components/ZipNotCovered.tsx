import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';

/** The answer for a ZIP that is not served, with a way to get notified. */
export function ZipNotCovered() {
  return (
    <Notice tone="warning" title="Expanding to your area soon">
      <p>
        We are expanding our service area. Leave your contact info and we will notify you when
        service becomes available.
      </p>
      <CallUs variant="accent" place="zip-checker">
        Call to Get Notified
      </CallUs>
    </Notice>
  );
}
