import { applianceSlugs } from '@site/data-types/entities';
import { preparePage } from '@site/federation/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import EstimateEntry from './EstimateEntry';
import EstimateTeaser, { warm } from './EstimateTeaser';
import { records } from '../records';

/** A fragment inside another part's page at the given path. */
function showAt(path: string, Component: ComponentType) {
  preparePage();
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [path] });
  return { router, ...render(<RouterProvider router={router} />) };
}

type TeaserProps = Parameters<typeof EstimateTeaser>[0];

async function showTeaser(props: TeaserProps) {
  const made = await records();
  preparePage({ records: made });
  await warm(props);
  const element = <EstimateTeaser {...props} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  return render(<RouterProvider router={router} />);
}

test('the teaser shows the price of a repair and links to the calculator', async () => {
  await showTeaser({ appliance: 'washing-machine', issue: 'not-draining' });
  const teaser = screen.getByRole('region', { name: 'Repair estimate' });
  expect(teaser).toHaveTextContent('$162 - $315');
  expect(teaser).toHaveTextContent('92% accuracy for this repair (sample).');
  expect(teaser).toHaveTextContent('and a second visit if a part has to be ordered.');
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'This repair: $162 - $315. All washing machine repairs: $145 - $425.',
  );
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/estimate?appliance=washing-machine&issue=not-draining&view=result',
  );
});

test.each([
  ['downdraft', 'not-rising'],
  ['dryer', 'haunted'],
  ['dryer', 'constructor'],
] as const)('the teaser is absent for %s, %s', async (appliance, issue) => {
  expect((await showTeaser({ appliance, issue })).container).toBeEmptyDOMElement();
});

test.each(applianceSlugs.filter((slug) => slug !== 'downdraft'))(
  'the teaser of a %s reads its own record',
  async (appliance) => {
    const { repairs } = (await records())[`prices/${appliance}`] as { repairs: object };
    const [issue = ''] = Object.keys(repairs);
    expect((await showTeaser({ appliance, issue })).container).not.toBeEmptyDOMElement();
  },
);

test('the entry leads to the calculator with the appliance chosen', async () => {
  const { router } = showAt('/', EstimateEntry);
  const user = userEvent.setup();
  const select = screen.getByRole('combobox', { name: 'What needs repair?' });
  await user.selectOptions(select, 'Ice Machine');
  await user.click(screen.getByRole('button', { name: 'See the Price' }));
  expect(router.state.location).toMatchObject({
    pathname: '/estimate',
    search: '?appliance=ice-machine',
  });
});

test('the entry leads to the calculator without a choice, too', async () => {
  const { router } = showAt('/', EstimateEntry);
  await userEvent.click(screen.getByRole('button', { name: 'See the Price' }));
  expect(router.state.location).toMatchObject({ pathname: '/estimate', search: '' });
  // The form itself does the same if no script runs.
  expect(document.querySelector('form')).toHaveAttribute('action', '/estimate');
});
