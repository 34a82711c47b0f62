import { metadata } from '@site/federation';
import { getCompany, useCompany } from '@site/store';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Hero, Page, Split } from '@site/ui/layout';
import { webPage } from '../lib/json-ld';
import * as m from '../messages/warranty';
import { WarrantyCheck } from '../warranty/WarrantyCheck';
import { WarrantySidebar } from '../warranty/WarrantySidebar';
import { WarrantyTerms } from '../warranty/WarrantyTerms';
import styles from './warranty.module.css';

const trail = [{ name: m.warranty, path: '/warranty' }];

export const meta = () => {
  const { warrantyDays } = getCompany();
  return metadata({
    title: m.checkYourRepairWarranty,
    description: m.lookUpApplianceRepair({ warrantyDays }),
    keywords: m.keywords,
    path: '/warranty',
    trail,
    jsonLd: [webPage(m.checkYourRepairWarranty, '/warranty')],
  });
};

export default function WarrantyRoute() {
  const { warrantyDays } = useCompany();
  return (
    <Page data-boundary="mf-booking" className={styles.root}>
      <Breadcrumbs items={trail} />
      <Hero title={m.checkYourWarranty} lead={m.everyRepairIsCovered({ warrantyDays })} />
      <Split sidebar={<WarrantySidebar />} sidebarLabel={m.coverageAndHelp}>
        <WarrantyCheck />
      </Split>
      <WarrantyTerms />
    </Page>
  );
}
