import { paths } from '@site/data-types/paths';
import { useCompany } from '@site/store';
import { Prose, Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';

/** The warranty after the repair. */
export function Warranty() {
  const { warrantyDays } = useCompany();
  return (
    <Section id="warranty" title="Warranty guarantee">
      <Prose>
        <p>
          The parts that we installed and our labor are covered for {warrantyDays} days. If the same
          problem comes back in that time, we fix it free.
        </p>
        <p>
          How many days are left of yours? <Link to={paths.warranty}>Check a warranty</Link>.
        </p>
      </Prose>
    </Section>
  );
}
