import { getCompany } from '@site/store';
import { addressOf } from './foreign';

/** Absolute address of a page in the document's language. */
export const pageUrl = (path: string): string => getCompany().siteUrl + addressOf(path);
