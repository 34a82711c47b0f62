import type { CompanyConfig } from '@site/data-types/company';
import type { SiteData } from '@site/data-types/contract';

function readBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document lacks its "${id}" block.`);
  return JSON.parse(text) as T;
}

/** Reads the data blocks that the composer wrote into this document. */
export const readPage = (): { site: SiteData; company: CompanyConfig } => ({
  site: readBlock('site-data'),
  company: readBlock('company'),
});
