import { records } from '../records';
import { findPrice, pricedIssueOf } from './price';

test('the issue page of a priced fault is recognised, hyphens and all', () => {
  expect(pricedIssueOf('/issues/ice-machine-not-making-ice')).toEqual({
    appliance: 'ice-machine',
    issue: 'not-making-ice',
    priceRange: { min: 196, max: 510 },
    accuracy: 86,
  });
  expect(pricedIssueOf('/issues/refrigerator-freezer-not-freezing/')).toMatchObject({
    issue: 'freezer-not-freezing',
  });
});

test.each([
  '/issues/downdraft-not-rising',
  '/issues/5',
  '/issues/dryer',
  '/issues/dryer-constructor',
  '/issues/dryer-not-heating/more',
  '/appliances/dryer',
  '/',
])('%s has no price', (pathname) => {
  expect(pricedIssueOf(pathname)).toBeUndefined();
});

test('the release tells every price that the calculator gives', async () => {
  const { costs } = (await records()) as { costs: Record<string, object> };
  expect(Object.keys(costs)).toHaveLength(60);
  expect(costs['washing-machine/not-draining']).toEqual({ min: 162, max: 315 });
  for (const [name, range] of Object.entries(costs)) {
    const [appliance = '', issue = ''] = name.split('/');
    expect(findPrice(appliance, issue)?.priceRange).toEqual(range);
  }
});
