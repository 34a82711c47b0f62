import { metadata } from '@site/federation';
import { getCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { FaqHelp } from '../components/FaqHelp';
import { FilteredFaq } from '../components/FilteredFaq';
import { PopularTopics } from '../components/PopularTopics';
import { faqPage } from '../lib/json-ld';
import { applianceCosts, faqLists, priceTerms } from '../lib/records';
import * as m from '../messages/faq';

const trail = [{ name: m.faq, path: '/faq' }];

export const meta = () => {
  const { serviceArea } = getCompany();
  return metadata({
    title: m.applianceRepairQuestionsAnswered,
    description: m.bookingPricesServiceArea({ serviceArea }),
    keywords: m.keywords,
    path: '/faq',
    trail,
    jsonLd: [faqPage(faqLists.read('all')?.entries)],
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
      <Hero title={m.frequentlyAskedQuestions} lead={m.whatPeopleAskBefore} />
      <Split
        sidebar={
          <>
            <PopularTopics entries={faq.entries} />
            <FaqHelp />
          </>
        }
        sidebarLabel={m.help}
      >
        <FilteredFaq {...faq} />
      </Split>
    </Page>
  );
}
