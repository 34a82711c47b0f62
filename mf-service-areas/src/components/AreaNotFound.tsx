import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';
import * as m from '../messages/area-not-found';

/** The page for a ZIP that is not served. */
export function AreaNotFound() {
  return (
    <NotFound
      title={m.serviceAreaNotFound}
      text={m.noneZipCodesServe}
      link={{ to: '/', label: m.backToHome }}
    >
      <Cluster>
        <ButtonLink to="/service-areas" variant="outline">
          {m.lookListZipCodes}
        </ButtonLink>
        <CallUs variant="outline" place="area-not-found" />
      </Cluster>
    </NotFound>
  );
}
