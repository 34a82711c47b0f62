import { useCompany } from '@site/store';
import { Disclosure } from '@site/ui/disclosure';
import { Section } from '@site/ui/layout';
import { StatTiles } from '@site/ui/stat-tiles';
import { warrantyQuestions } from './warranty-questions';

/** Common questions about the warranty, and figures. */
export function WarrantyTerms() {
  const company = useCompany();
  const { claims, rating } = company;
  return (
    <>
      <Section title="Common questions">
        {warrantyQuestions(company).map(({ question, answer }) => (
          <Disclosure key={question} name="warranty" summary={question} headingLevel={3}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      <Section title="In figures">
        <StatTiles
          items={[
            { value: `${claims.satisfactionPercent}%`, label: 'Customer satisfaction' },
            { value: '24/7', label: 'Support' },
            { value: rating.toFixed(1), label: 'Average rating' },
          ]}
        />
      </Section>
    </>
  );
}
