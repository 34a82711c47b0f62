import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { Prose, Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import * as m from '../../messages/issue';

/** The warranty after the repair. */
export function Warranty() {
  const { warrantyDays } = useCompany();
  return (
    <Section id="warranty" title={m.warrantyGuarantee}>
      <Prose>
        <p>{m.partsInstalledLaborCovered({ warrantyDays })}</p>
        <p>{m.howManyDaysLeft({ link: (words) => <Link to={paths.warranty}>{words}</Link> })}</p>
      </Prose>
    </Section>
  );
}
