import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';

/** Not yet, and how to hear of it. */
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
