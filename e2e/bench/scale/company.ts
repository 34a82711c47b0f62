import type { CompanyConfig } from '@site/data-types/company';
import { testCompany } from '@site/data-types/test-company';

/** A business for this benchmark; its texts are as long as a real one's. */
export const company: CompanyConfig = {
  ...testCompany,
  name: 'Benchmark Appliance Repair',
  serviceArea: 'forty thousand ZIP codes',
  services: { ...testCompany.services, database: 'none' },
};
