import { act, screen, within } from '@testing-library/react';
import { fakeStaff, owner, refusal, technician, today, visit } from '../testing/fake-staff';
import { answer, button, comeBack, freshBrowser, openStaff } from '../testing/open-staff';

jest.mock('../lib/backend', () => ({ staff: jest.fn() }));

const path = '/staff/visit?id=APT-100001';
const requested = visit({ state: 'requested', technician: null, late: true });

beforeEach(freshBrowser);
afterEach(() => jest.restoreAllMocks());

const open = (first = visit(), person = owner) => openStaff(path, { visits: [first], person });

test('a request is confirmed, assigned and set out for', async () => {
  const { user, server } = await open(requested);
  expect(await screen.findByText('Late to confirm')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+17135550142');
  expect(screen.getByRole('link', { name: 'Navigate' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=12%20Bayou%20Lane%2C%20Houston%2C%20TX%2077002',
  );
  await user.click(button('Confirm'));
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  await user.click(button('Assign'));
  await user.click(await screen.findByRole('radio', { name: /^Maria Lopez/ }));
  await user.click(screen.getAllByRole('button', { name: 'Assign' })[0] as HTMLElement);
  expect(await screen.findByText('Maria Lopez has this visit now.')).toBeVisible();
  await user.click(button('On the Way'));
  expect(await screen.findByText('You are on the way.')).toBeVisible();
  expect(screen.getByText('The customer gets a mail in ten seconds.')).toBeVisible();
  expect(server.visits[0]).toMatchObject({
    state: 'on_the_way',
    technician: { name: 'Maria Lopez' },
  });
});

test('a press while a change is sent does nothing, so no one is in conflict with themselves', async () => {
  const { user, server } = await open(requested);
  await screen.findByText('Late to confirm');
  const { setState } = fakeStaff(server);
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  const sent = jest.fn((...change: Parameters<typeof setState>) =>
    arrived.then(() => setState(...change)),
  );
  answer(server, { setState: sent });
  await user.click(button('Confirm'));
  await user.click(button('On the Way'));
  arrive();
  expect(await screen.findByText('Confirmed.')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('an address cannot add recipients or a text to the draft of a mail', async () => {
  await open(visit({ email: 'a?bcc=eve%40evil.example&body=x@example.com' }));
  expect(await screen.findByRole('link', { name: /^a\?bcc/ })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Deve%2540evil.example%26body%3Dx@example.com',
  );
});

test('only people with the area are offered', async () => {
  const { user } = await open(visit({ zip: '77449', technician: null }));
  await user.click(await screen.findByRole('button', { name: 'Assign' }));
  expect(await screen.findByRole('radio', { name: /^Olga Owner/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Maria Lopez/ })).toBeNull();
  expect(screen.getByText('Without this area: Maria Lopez.')).toBeVisible();
});

test('a change of another person appears by itself and says who made it', async () => {
  const { server, user } = await open();
  await screen.findByRole('heading', { name: 'Ada Homeowner' });
  const at = new Date().toISOString();
  server.visits = [
    visit({
      version: 3,
      preferredTime: '4-6 PM',
      changedBy: { name: 'Maria Lopez', at, what: 'moved' },
    }),
  ];
  act(comeBack);
  expect(await screen.findByText('Maria Lopez moved this visit a moment ago.')).toBeVisible();
  expect(screen.getByText(/4 PM - 6 PM/)).toBeVisible();
  await user.click(button('OK'));
  expect(screen.queryByText(/a moment ago/)).toBeNull();
});

test('nothing is overwritten: an old version is refused, and what was typed stays', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Visit' }));
  await user.type(screen.getByLabelText(/Reason/), 'Part is not sold');
  const at = new Date().toISOString();
  const changedBy = { name: 'Maria Lopez', at, what: 'moved' } as const;
  server.visits = [visit({ version: 3, preferredTime: '4-6 PM', changedBy })];
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText('Maria Lopez moved this visit a moment ago.')).toBeVisible();
  const result = screen.getByText(/what you typed is still here/).closest('[role=status]');
  expect(result).toHaveFocus();
  const scroll = jest.mocked(Element.prototype.scrollIntoView);
  expect(scroll.mock.contexts.at(-1)).toBe(result);
  expect(scroll).toHaveBeenLastCalledWith({ block: 'start' });
  expect(screen.getByLabelText(/Reason/)).toHaveValue('Part is not sold');
  expect(screen.getByText(/4 PM - 6 PM/)).toBeVisible();
  expect(server.visits[0]?.state).toBe('confirmed');
  // The person has read it and still wants it.
  await user.click(button('Yes, Cancel This Visit'));
  expect(await screen.findByText('Canceled.')).toBeVisible();
  expect(server.visits[0]).toMatchObject({ state: 'canceled', preferredTime: '4-6 PM' });
});

test('a visit is moved to a window of the day, with its free places', async () => {
  const { user, server } = await open();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  const windows = await screen.findByRole('group', { name: /Window on/ });
  expect(within(windows).getByRole('radio', { name: /2 PM - 4 PM/ })).toHaveAccessibleDescription(
    '3 free places',
  );
  await user.click(within(windows).getByRole('radio', { name: /2 PM - 4 PM/ }));
  await user.click(button('Move and Notify'));
  expect(await screen.findByText(/^Moved to .*2 PM - 4 PM/)).toBeVisible();
  expect(server.visits[0]?.preferredTime).toBe('2-4 PM');
});

test('a job is finished with its details, and the cost is compared with the estimate', async () => {
  const estimate = {
    ...{ appliance: 'dryer', issue: 'not-heating', accuracy: 95, breakdown: [] },
    ...{
      priceRange: { min: 162, max: 315 },
      calculatedAt: '2026-11-20T14:00:00.000Z',
      checked: true,
    },
  };
  const { user, server } = await open(visit({ state: 'on_the_way', estimate }), technician);
  const complete = jest.fn();
  answer(server, { complete });
  await user.click(await screen.findByRole('button', { name: 'Finish the Job' }));
  await user.click(button('Finish and Save'));
  expect(screen.getByRole('link', { name: 'Please say what was done' })).toBeVisible();
  expect(complete).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/Labor/), 'Changed the heater');
  await user.type(screen.getByLabelText(/^Model/), 'DLE3400W');
  await user.type(screen.getByLabelText(/Serial/), '904KW12');
  await user.type(screen.getByLabelText(/^Cost of labor/), '300');
  await user.type(screen.getByLabelText('Part 1'), 'Element 5301');
  await user.type(screen.getByLabelText('Price 1'), '40');
  expect(
    screen.getByText('The estimate is $162 - $315. This is $25 above it; say why in the notes.'),
  ).toBeVisible();
  expect(screen.getByText('$340.00')).toBeVisible();
  await user.click(button('Finish and Save'));
  expect(screen.getByRole('link', { name: 'Please choose how it was paid' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^Paid/), 'card');
  await user.click(button('Finish and Save'));
  expect(await screen.findByText(/^Finished\. The service record is saved\./)).toBeVisible();
  expect(complete).toHaveBeenCalledWith(
    'APT-100001',
    {
      technicianName: 'Maria Lopez',
      applianceModel: 'DLE3400W',
      applianceSerial: '904KW12',
      serviceDate: today,
      laborDescription: 'Changed the heater',
      partsReplaced: 'Element 5301',
      lines: [
        { kind: 'labor', text: 'Changed the heater', amount: 300 },
        { kind: 'part', text: 'Element 5301', amount: 40 },
      ],
      paid: 'card',
    },
    { version: 2 },
  );
});

test('a technician may take a free visit of the area, and nothing else of it', async () => {
  const { user, server } = await open(visit({ technician: null }), technician);
  await user.click(await screen.findByRole('button', { name: 'Take This Visit' }));
  expect(await screen.findByText('This visit is yours.')).toBeVisible();
  expect(server.visits[0]?.technician?.email).toBe(technician.email);
  expect(button('Give Back')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull();
});

test('a refusal of the server is said', async () => {
  await openStaff(
    path,
    { person: technician },
    { visit: () => Promise.reject(refusal(403, 'This visit is not yours')) },
  );
  expect(await screen.findByText('This visit is not yours')).toBeVisible();
});

test('a note is saved, and one that could not be saved stays in the field', async () => {
  const { user, server } = await open();
  await user.type(await screen.findByLabelText('New note'), 'Gate code 4711');
  answer(server, { addNote: () => Promise.reject(refusal(0, 'no network')) });
  await user.click(button('Save Note'));
  expect(await screen.findByText('The server did not answer. Please try again.')).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('Gate code 4711');
  answer(server);
  await user.click(button('Save Note'));
  expect(await screen.findByText('Gate code 4711', { selector: 'p' })).toBeVisible();
  expect(screen.getByLabelText('New note')).toHaveValue('');
});

test('what the customer wrote is a text of its own, with its lines', async () => {
  await open(visit({ comments: 'Loud.\nDog in the yard.' }));
  const words = await screen.findByText(/^Loud\.\s+Dog in the yard\.$/);
  expect(words).toHaveClass('words');
  expect(words.closest('dl')).toBeNull();
  expect(screen.getByText('From the form')).toBeVisible();
});
