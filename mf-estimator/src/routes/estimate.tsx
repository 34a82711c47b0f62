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
import * as m from '../messages/estimate';
import styles from './estimate.module.css';

const path = '/estimate';
const trail = [{ name: m.repairEstimateTitle, path }];

export const meta = () =>
  metadata({
    title: m.applianceRepairCostCalculator,
    description: m.chooseApplianceProblemSee({ lockHours }),
    keywords: m.keywords,
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
        eyebrow={m.freeEstimate}
        title={m.repairCostCalculator}
        lead={m.tellUsApplianceProblem({ lockHours })}
      >
        {live && !shown && <HeldPrices />}
      </Hero>
      <Split sticky sidebar={<EstimateSidebar />} sidebarLabel={m.aboutOurEstimates}>
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
              {m.notSureWhatWrong({ link: (words) => <Link to={paths.booking}>{words}</Link> })}
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
