import { paths } from '@site/data-types/paths';
import { lockHours } from '@site/data-types/visit';
import { metadata, useLive } from '@site/federation';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { useLookedAt } from '@site/ui/looked-at';
import { Link } from 'react-router-dom';
import { ApplianceStep } from '../components/ApplianceStep';
import { CalculateStep } from '../components/CalculateStep';
import { ChosenRepair } from '../components/ChosenRepair';
import { EstimateResult } from '../components/EstimateResult';
import { EstimateSidebar } from '../components/EstimateSidebar';
import { HeldPrices } from '../components/HeldPrices';
import { IssueStep } from '../components/IssueStep';
import { stepIds } from '../components/Step';
import { quoteFor } from '../lib/quote';
import { useReveal } from '../lib/use-reveal';
import { useSelection } from '../lib/use-selection';
import styles from './estimate.module.css';

const path = '/estimate';
const trail = [{ name: 'Repair Estimate', path }];

export const meta = () =>
  metadata({
    title: 'Appliance Repair Cost Calculator, Houston',
    description: `Choose the appliance and the problem and see what the repair costs: visit, labor and parts in one price that is held for ${lockHours} hours.`,
    keywords: ['appliance repair cost', 'repair estimate Houston', 'appliance repair prices'],
    path,
    trail,
  });

export default function EstimateRoute() {
  const { selection, changeAppliance, changeIssue, chooseAppliance, chooseIssue, calculate } =
    useSelection();
  const { appliance, issue, shown } = selection;
  const live = useLive();
  useLookedAt(appliance && { appliance, issue: issue ?? '' });
  useReveal(
    currentStep(selection),
    [appliance, issue, shown && 'result'].filter(Boolean).join('/'),
  );
  const chosen = appliance && issue ? quoteFor(appliance, issue) : undefined;
  return (
    <Page data-boundary="mf-estimator" className={shown ? styles.printsTicket : undefined}>
      <Breadcrumbs items={trail} />
      <Hero
        eyebrow="Free estimate"
        title="Repair cost calculator"
        lead={`Tell us the appliance and the problem. You see the price and what it is made of, and it holds for ${lockHours} hours.`}
      >
        {live && !shown && <HeldPrices />}
      </Hero>
      <Split sticky sidebar={<EstimateSidebar />} sidebarLabel="About our estimates">
        {shown && appliance && issue && chosen ? (
          <>
            <ChosenRepair
              appliance={chosen.appliance}
              issue={chosen.issue}
              changeAppliance={changeAppliance}
              changeIssue={changeIssue}
            />
            <EstimateResult appliance={appliance} issue={issue} warning={chosen.warning} />
          </>
        ) : (
          <>
            <ApplianceStep chosen={appliance} onChoose={chooseAppliance} />
            {appliance && <IssueStep appliance={appliance} chosen={issue} onChoose={chooseIssue} />}
            {chosen && (
              <CalculateStep
                appliance={chosen.appliance}
                issue={chosen.issue}
                warning={chosen.warning}
                onCalculate={calculate}
              />
            )}
            <p className={styles.unsure}>
              Not sure what is wrong? <Link to={paths.booking}>Schedule Appointment</Link> and the
              technician finds out.
            </p>
          </>
        )}
      </Split>
    </Page>
  );
}

function currentStep({ appliance, issue, shown }: ReturnType<typeof useSelection>['selection']) {
  if (shown) return stepIds.result;
  if (issue) return stepIds.price;
  return appliance ? stepIds.issue : stepIds.appliance;
}
