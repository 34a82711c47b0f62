import { Section, Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Link } from 'react-router-dom';
import { ZipCovered } from '../components/ZipCovered';
import { ZipForm } from '../components/ZipForm';
import { ZipList } from '../components/ZipList';
import { ZipNotCovered } from '../components/ZipNotCovered';
import { useZipCheck } from '../lib/use-zip-check';

/** The specification asks for this delay, so that the visitor sees the check. */
const checkingMs = 1000;

/** Whether we come to a ZIP, for the home page. */
export default function ZipChecker() {
  const check = useZipCheck(checkingMs);
  const { coverage, window } = check;
  return (
    <Section
      title="Do we serve your ZIP code?"
      lead="Type it once: the booking form will know it, too."
      sideTitle
    >
      <Stack>
        <NeedsScript title="The check needs JavaScript">
          Look your ZIP up in the <Link to="/service-areas">list of service areas</Link>.
        </NeedsScript>
        <ZipForm check={check} />
        <div role="status">
          {coverage?.served === true && <ZipCovered coverage={coverage} window={window} />}
          {coverage?.served === false && <ZipNotCovered />}
        </div>
        <ZipList />
      </Stack>
    </Section>
  );
}
