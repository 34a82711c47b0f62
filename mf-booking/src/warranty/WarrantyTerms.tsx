import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { Section } from '@site/ui/layout';
import { asSample } from '@site/ui/sample-note';
import { StatTiles } from '@site/ui/stat-tiles';
import * as m from '../messages/warranty';
import { warrantyQuestions } from './warranty-questions';

/** Common questions about the warranty, and figures. Samples are marked, or hidden with all samples. */
export function WarrantyTerms() {
  const company = useCompany();
  const { claims, rating, samples, emergencyService } = company;
  const claimed = [
    { value: `${claims.satisfactionPercent}%`, label: asSample(m.customerSatisfaction) },
    { value: rating.toFixed(1), label: asSample(m.averageRating) },
  ];
  const figures = [
    ...(emergencyService ? [{ value: '24/7', label: m.support }] : []),
    ...(samples ? claimed : []),
  ];
  return (
    <>
      <Section title={m.commonQuestions}>
        {warrantyQuestions(company).map(({ question, answer }) => (
          <Disclosure key={question} name="warranty" summary={question} headingLevel={3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      {figures.length > 0 && (
        <Section title={m.inFigures}>
          <StatTiles items={figures} />
        </Section>
      )}
    </>
  );
}
