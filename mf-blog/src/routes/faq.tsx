import { metadata } from '@site/federation';
import { getCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { FaqHelp } from '../components/FaqHelp';
import { FilteredFaq } from '../components/FilteredFaq';
import { PopularTopics } from '../components/PopularTopics';
import { applianceCosts, faqLists, priceTerms } from '../lib/records';
import { fillText } from '../lib/fill';

const trail = [{ name: 'FAQ', path: '/faq' }];

export const meta = () => {
  const company = getCompany();
  return metadata({
    title: 'Appliance Repair Questions Answered',
    description: `Booking, prices, service area, warranty, repairs and parts: what people ask before they book an appliance repair in ${company.serviceArea}.`,
    keywords: ['appliance repair questions', 'repair prices', 'repair warranty'],
    path: '/faq',
    trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: faqLists.read('all')?.entries.map(({ question, text }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: fillText(text, company) },
        })),
      },
    ],
  });
};

export const warm = () =>
  Promise.all([faqLists.warm('all'), applianceCosts.warm('all'), priceTerms.warm('all')]);

export default function FaqRoute() {
  const faq = faqLists.read('all');
  if (!faq) throw new Error('The questions have not been loaded.');
  return (
    <Page data-boundary="mf-blog">
      <Breadcrumbs items={trail} />
      <Hero
        title="Frequently Asked Questions"
        lead="What people ask before they book. If your question is not here, call: a person answers."
      />
      <Split
        sidebar={
          <>
            <PopularTopics entries={faq.entries} />
            <FaqHelp />
          </>
        }
        sidebarLabel="Help"
      >
        <FilteredFaq {...faq} />
      </Split>
    </Page>
  );
}
