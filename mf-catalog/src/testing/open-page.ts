import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { records } from '../records';
import { routes } from '../routes';
import { testPrices } from './prices';
import { gasAdvice } from '@site/data-types/safety';

let all: ReturnType<typeof records> | undefined;

/** Shows a page of the catalog with its real records and invented prices. */
export async function openPage(path: string, page: Omit<TestPage, 'records'> = {}) {
  all ??= records();
  return renderRoute(routes, path, { ...page, records: { ...(await all), ...testPrices } });
}

/** Whether the first element is above the second on the page. */
export const above = (first: Node, second: Node): boolean =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

/** As pages show it while the company's file has no number of the gas utility. */
export const gasAdviceShown = `${gasAdvice} Its number is on your gas bill.`;
