import { businessId, metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { WarrantyCheck } from '../warranty/WarrantyCheck';
import { WarrantySidebar } from '../warranty/WarrantySidebar';
import { WarrantyTerms } from '../warranty/WarrantyTerms';
import styles from './warranty.module.css';

const trail = [{ name: 'Warranty', path: '/warranty' }];

export const meta = () => {
  const { siteUrl, warrantyDays } = getCompany();
  return metadata({
    title: 'Check Your Repair Warranty',
    description: `Look up your appliance repair by phone and name: what was done, and how many of its ${warrantyDays} warranty days on parts and labor are left.`,
    keywords: ['appliance repair warranty', 'warranty check', 'repair warranty status'],
    path: '/warranty',
    trail,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: 'Check Your Repair Warranty',
        url: `${siteUrl}/warranty`,
        about: { '@id': businessId() },
      },
    ],
  });
};

export default function WarrantyRoute() {
  const { warrantyDays } = useCompany();
  return (
    <Page data-boundary="mf-booking" className={styles.root}>
      <Breadcrumbs items={trail} />
      <Hero
        title="Check Your Warranty"
        lead={`Every repair is covered for ${warrantyDays} days, parts and labor. See what is left of yours.`}
      />
      <Split sidebar={<WarrantySidebar />} sidebarLabel="Coverage and help">
        <WarrantyCheck />
      </Split>
      <WarrantyTerms />
    </Page>
  );
}
