import type { CompanyConfig } from '@site/data-types/company';
import type { SiteData } from '@site/data-types/contract';

interface Page {
  site: SiteData;
  company: CompanyConfig;
}

function readBlock<T>(id: string): T {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The document lacks its "${id}" block.`);
  return JSON.parse(text) as T;
}

/**
 * The page's data: from the file that the inline loader requests, or, on a
 * development server, from the document.
 * @throws Error if the file cannot be loaded
 */
export async function readPage(): Promise<Page> {
  const shared = await (window as { siteData?: Promise<Page> }).siteData;
  if (!shared) return { site: readBlock('site-data'), company: readBlock('company') };
  const { records, overrides } = readBlock<Pick<SiteData, 'records' | 'overrides'>>('boot');
  const site = { ...shared.site, ...(records && { records }), ...(overrides && { overrides }) };
  return { ...shared, site };
}
