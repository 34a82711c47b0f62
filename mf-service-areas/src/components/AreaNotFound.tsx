import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Cluster } from '@site/ui/layout';
import { NotFound } from '@site/ui/not-found';

/** The page for a ZIP that is not served. */
export function AreaNotFound() {
  return (
    <NotFound
      title="Service Area Not Found"
      text="This is none of the ZIP codes that we serve. If you live close by, call and ask."
      link={{ to: '/', label: 'Back to Home' }}
    >
      <Cluster>
        <ButtonLink to="/service-areas" variant="outline">
          Look in the list of ZIP codes
        </ButtonLink>
        <CallUs variant="outline" place="area-not-found" />
      </Cluster>
    </NotFound>
  );
}
