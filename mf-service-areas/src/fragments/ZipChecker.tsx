import { Section, Stack } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Link } from 'react-router-dom';
import { ZipCovered } from '../components/ZipCovered';
import { ZipForm } from '../components/ZipForm';
import { ZipList } from '../components/ZipList';
import { ZipNotCovered } from '../components/ZipNotCovered';
import { useZipCheck } from '../lib/use-zip-check';
import * as m from '../messages/zip-checker';

/** The specification asks for this delay, so that the visitor sees the check. */
const checkingMs = 1000;

/** Whether we come to a ZIP, for the home page. */
export default function ZipChecker() {
  const check = useZipCheck(checkingMs);
  const { coverage, window } = check;
  return (
    <Section title={m.doServeZipCode} lead={m.typeOnceBookingForm} sideTitle>
      <Stack>
        <NeedsScript title={m.theCheckNeedsJavaScript}>
          {m.lookZipUpList({ link: (words) => <Link to="/service-areas">{words}</Link> })}
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
