import { renderRoute } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { records } from '../records';
import { routes } from '../routes';
import { testPrices } from './prices';

let all: ReturnType<typeof records> | undefined;

/** Shows a page of the catalog with its real records and invented prices. */
export async function openPage(path: string, page: Omit<TestPage, 'records'> = {}) {
  all ??= records();
  return renderRoute(routes, path, { ...page, records: { ...(await all), ...testPrices } });
}
