import { CallUs } from '@site/ui/call-us';
import { Notice } from '@site/ui/notice';
import * as m from '../messages/zip-checker';

/** The answer for a ZIP that is not served, with a way to get notified. */
export function ZipNotCovered() {
  return (
    <Notice tone="warning" title={m.expandingAreaSoon}>
      <p>{m.expandingServiceAreaLeave}</p>
      <CallUs variant="accent" place="zip-checker">
        {m.callToGetNotified}
      </CallUs>
    </Notice>
  );
}
