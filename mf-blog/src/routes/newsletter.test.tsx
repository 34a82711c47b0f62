import { renderRoute, testCompany } from '@site/federation/testing';
import type { TestPage } from '@site/federation/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { realRecords } from '../testing/real-records';
import { routes } from '../routes';

const client = {
  subscribe: jest.fn(),
  confirmSubscription: jest.fn(),
  unsubscribe: jest.fn(),
};

jest.mock('@site/client', () => ({ createBackendClient: () => client }));

/** As the backend's client rejects. */
const failure = (kind: string) =>
  Object.assign(new Error(kind), { name: 'BackendError', kind, message: 'not shown' });

const withoutDatabase = {
  company: { services: { ...testCompany.services, database: 'none' } },
} satisfies TestPage;

const open = async (url: string, page: TestPage = {}) =>
  renderRoute(routes, url, { records: await realRecords(), ...page });

let warn: jest.SpyInstance;
beforeEach(() => {
  jest.resetAllMocks();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

describe('the box', () => {
  const box = () => within(screen.getByRole('region', { name: 'Newsletter' }));
  const email = () => box().getByRole('textbox', { name: 'Email address' });
  const subscribe = async (address: string) => {
    await userEvent.clear(email());
    if (address) await userEvent.type(email(), address);
    await userEvent.click(box().getByRole('button', { name: 'Subscribe' }));
  };

  test.each(['', 'ada', 'ada@example', 'ada lovelace@example.com', 'ada@a.com,eve@b.com'])(
    'refuses %j and requests nothing',
    async (address) => {
      await open('/blog');
      await subscribe(address);
      expect(await box().findByText('Please enter a valid email address')).toBeVisible();
      expect(email()).toBeInvalid();
      expect(email()).toHaveFocus();
      expect(client.subscribe).not.toHaveBeenCalled();
      await userEvent.type(email(), 'x');
      expect(box().queryByText('Please enter a valid email address')).toBeNull();
    },
  );

  test('stores the address and asks to look for the mail', async () => {
    await open('/blog');
    await subscribe(' ada@example.com ');
    expect(await box().findByText('Check your inbox')).toBeVisible();
    expect(client.subscribe).toHaveBeenCalledWith('ada@example.com');
    expect(client.subscribe).toHaveBeenCalledTimes(1);
    expect(box().queryByRole('button')).toBeNull();
  });

  test('is busy meanwhile, and a second press does nothing', async () => {
    let answer = () => {};
    client.subscribe.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
    await open('/blog');
    await subscribe('ada@example.com');
    const busy = box().getByRole('button', { name: 'Subscribing...' });
    await userEvent.click(busy);
    answer();
    expect(await box().findByText('Check your inbox')).toBeVisible();
    expect(client.subscribe).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['rate_limited', 'That was asked too often. Please try again later.'],
    ['unreachable', 'The newsletter cannot be reached just now. Please try again later.'],
  ])('says so when the backend is %s, and keeps the address', async (kind, text) => {
    client.subscribe.mockRejectedValue(failure(kind));
    await open('/blog');
    await subscribe('ada@example.com');
    expect(await box().findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('ada@example.com');
    client.subscribe.mockResolvedValue(undefined);
    await userEvent.click(box().getByRole('button', { name: 'Subscribe' }));
    expect(await box().findByText('Check your inbox')).toBeVisible();
  });

  test('shows an address that only the backend refuses at its field', async () => {
    client.subscribe.mockRejectedValue(failure('invalid'));
    await open('/blog');
    await subscribe('ada@example.com');
    expect(await box().findByText('Please enter a valid email address')).toBeVisible();
    expect(email()).toHaveFocus();
  });

  test('without a backend it says so and offers the feed', async () => {
    await open('/blog', withoutDatabase);
    expect(box().getByText(/This site sends no newsletter/)).toBeVisible();
    expect(box().getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/feed.xml');
    expect(box().queryByRole('textbox')).toBeNull();
  });
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const buttons = { confirm: 'Confirm My Subscription', leave: 'Leave the Newsletter' };

describe('the link that confirms', () => {
  test('opening it does nothing, pressing the button begins the newsletter', async () => {
    client.confirmSubscription.mockResolvedValue(true);
    const { meta } = await open('/blog/newsletter/confirm?token=abc-1');
    expect(await screen.findByRole('button', { name: buttons.confirm })).toBeEnabled();
    expect(client.confirmSubscription).not.toHaveBeenCalled();
    await press(buttons.confirm);
    expect(await screen.findByRole('heading', { name: 'You are on the list' })).toBeVisible();
    expect(client.confirmSubscription).toHaveBeenCalledWith('abc-1');
    expect(screen.queryByRole('button')).toBeNull();
    expect(meta()).toMatchObject({ robots: 'noindex', status: 200 });
  });

  test('gets a message when the link is too old', async () => {
    client.confirmSubscription.mockResolvedValue(false);
    await open('/blog/newsletter/confirm?token=old');
    await press(buttons.confirm);
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
  });
});

describe('the link that ends it', () => {
  test('opening it does nothing, pressing the button takes the address off', async () => {
    client.unsubscribe.mockResolvedValue(undefined);
    const { meta } = await open('/blog/newsletter/leave?token=xyz');
    await screen.findByRole('button', { name: buttons.leave });
    expect(client.unsubscribe).not.toHaveBeenCalled();
    await press(buttons.leave);
    expect(
      await screen.findByRole('heading', { name: 'You have left the newsletter' }),
    ).toBeVisible();
    expect(client.unsubscribe).toHaveBeenCalledWith('xyz');
    expect(meta().robots).toBe('noindex');
  });
});

const pages = ['confirm', 'leave'] as const;

test.each(pages)('%s: a link without its end requests nothing', async (page) => {
  await open(`/blog/newsletter/${page}`);
  expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(pages)(
  '%s: a backend out of reach is no reason to worry, and can be asked again',
  async (page) => {
    client.confirmSubscription
      .mockRejectedValueOnce(failure('unreachable'))
      .mockResolvedValue(true);
    client.unsubscribe.mockRejectedValueOnce(failure('unreachable')).mockResolvedValue(undefined);
    await open(`/blog/newsletter/${page}?token=x`);
    await press(buttons[page]);
    expect(await screen.findByRole('heading', { name: 'That did not work' })).toBeVisible();
    expect(warn).toHaveBeenCalled();
    await press(buttons[page]);
    expect(await screen.findByRole('heading', { name: /^You / })).toBeVisible();
  },
);

test.each(['confirm', 'leave'])('%s: a site without a database says so', async (page) => {
  await open(`/blog/newsletter/${page}?token=x`, withoutDatabase);
  expect(
    await screen.findByRole('heading', { name: 'This site sends no newsletter' }),
  ).toBeVisible();
});
