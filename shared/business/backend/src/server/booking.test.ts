import { bookingLimits } from '@site/data-types/booking-limits';
import { noEmails, realEmails } from '@site/data-types/test-emails';
import {
  databaseKinds,
  dateIn,
  openDatabase,
  request,
  type Site,
  startSite,
} from '../testing/site';

describe.each(databaseKinds)('booking on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind)));
  afterAll(() => site?.close());

  const book = (changes: object = {}) =>
    site.client().rpc('book_appointment', { request: request(changes) });
  const listed = async () => {
    const { data } = await site.staff().rpc('list_appointments');
    return data as { id: string; idempotencyKey?: string; estimate: object; mails: object[] }[];
  };

  test('assigns a number, stores the estimate as sent and queues both mails', async () => {
    const estimate = {
      appliance: 'Dryer',
      issue: 'Not heating',
      priceRange: { min: 162, max: 315 },
      accuracy: 92,
      breakdown: [{ label: 'Labor', min: 162, max: 315 }],
      calculatedAt: '2026-11-21T10:00:00.000Z',
    };
    const { data, error } = await book({ estimate });
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.stringMatching(/^APT-\d{6}$/),
      key: expect.stringMatching(/^[\w-]{43}$/),
    });
    const row = (await listed()).find(({ id }) => id === (data as { id: string }).id);
    expect(row?.estimate).toEqual({ ...estimate, checked: false });
    expect(row?.mails).toHaveLength(2);
  });

  test('takes answers as long as the form allows, not a character more', async () => {
    const { appliance, ...others } = bookingLimits;
    const text = (field: string, length: number) =>
      field === 'email' ? `${'a'.repeat(60)}@${'b'.repeat(length - 65)}.com` : 'x'.repeat(length);
    const longest = Object.entries(others).map(([field, max]) => [field, text(field, max)]);
    expect((await book(Object.fromEntries(longest) as object)).error).toBeNull();
    for (const [field, max] of Object.entries({ ...others, appliance }))
      expect((await book({ [field]: text(field, max + 1) })).error).toMatchObject({
        code: 'PT422',
        details: field,
        message: `too_long {"most": ${max}}`,
      });
  });

  test('a mail address has one spelling, as in the form', async () => {
    const db = await openDatabase(kind);
    try {
      const taken = async (texts: string[]) => {
        const rows = await db.query<{ text: string }>(
          'select text from unnest($1::text[]) text where private.is_email(text)',
          [texts],
        );
        return rows.map(({ text }) => text);
      };
      expect(await taken(realEmails)).toEqual(realEmails);
      expect(await taken(noEmails)).toEqual([]);
    } finally {
      await db.close();
    }
    const refused = await book({ email: 'ada@exam\u00adple.com' });
    expect(refused.error).toMatchObject({ code: 'PT422', details: 'email' });
  });

  test('any number of repeats with one key, even at once, make one appointment', async () => {
    const same = request({ preferredTime: '12-2 PM' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => site.client().rpc('book_appointment', { request: same })),
    );
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    const other = await book({ idempotencyKey: same.idempotencyKey, phone: '7135550143' });
    expect(other.error).toMatchObject({ code: 'PT422', details: 'idempotencyKey' });
  });

  test('of 50 parallel bookings for a window of capacity 3 exactly 3 succeed', async () => {
    const window = { preferredDate: dateIn(9), preferredTime: '8-10 AM' };
    const requests = Array.from({ length: 50 }, (_, n) =>
      request({ ...window, phone: `713555${1000 + n}` }),
    );
    const send = (body: object) => site.client().rpc('book_appointment', { request: body });
    const answers = await Promise.all(requests.map(send));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
    const refused = answers.filter(({ error }) => error !== null);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['409 PT409']),
    );
    const { data } = await site
      .client()
      .rpc('open_windows', { from_date: window.preferredDate, days: 1 });
    const [day] = data as { windows: { time: string }[] }[];
    expect(day?.windows.map(({ time }) => time)).not.toContain('8-10 AM');
    // A booked customer who repeats the request gets the number, although the window is full.
    const booked = answers.findIndex(({ error }) => error === null);
    const again = await send(requests[booked] ?? {});
    expect(again.data).toEqual(answers[booked]?.data);
  });

  test.each([
    ['name', { name: ' ' }, 'required'],
    ['phone', { phone: '713555' }, 'not_a_phone'],
    ['email', { email: 'ada@example' }, 'not_an_email'],
    ['email', { email: 'a@b.example, c@d.example' }, 'not_an_email'],
    ['email', { email: 'a@b.example\r\nBcc: x@y.example' }, 'bad_characters'],
    ['name', { name: 'Ada\nBcc: x@y.example' }, 'bad_characters'],
    ['address', { address: '' }, 'required'],
    ['zipCode', { zipCode: '7700' }, 'not_a_zip'],
    ['appliance', { appliance: undefined }, 'required'],
    ['issue', { issue: null }, 'required'],
    ['issue', { issue: { a: 1 } }, 'not_text'],
    ['description', { description: 'x'.repeat(2001) }, 'too_long {"most": 2000}'],
    ['preferredDate', { preferredDate: dateIn(-1) }, 'past'],
    ['preferredDate', { preferredDate: '2026-02-30' }, 'past'],
    ['preferredDate', { preferredDate: dateIn(61) }, 'too_far {"days": 60}'],
    ['preferredTime', { preferredTime: 'noon' }, 'not_offered'],
    ['estimate', { estimate: { priceRange: {} } }, 'unreadable'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'not_a_key'],
  ])('refuses a wrong %s (%#)', async (field, changes, message) => {
    const { status, error } = await book(changes);
    expect({ status, field: error?.details, message: error?.message }).toEqual({
      status: 422,
      field,
      message,
    });
  });

  test('offers no evening window on Saturday and Sunday, and 61 days in total', async () => {
    const { data } = await site.client().rpc('open_windows');
    const days = data as { date: string; windows: { time: string }[] }[];
    expect(days).toHaveLength(61);
    expect(days[0]?.date).toBe(dateIn(0));
    for (const { date, windows } of days.slice(1)) {
      const weekend = [0, 6].includes(new Date(date).getUTCDay());
      expect([date, windows.some(({ time }) => time.startsWith('Evening'))]).toEqual([
        date,
        !weekend,
      ]);
    }
    const saturday = days.slice(1).find(({ date }) => new Date(date).getUTCDay() === 6);
    const { error } = await book({
      preferredDate: saturday?.date,
      preferredTime: 'Evening (6-8 PM)',
    });
    expect(error?.message).toBe('not_offered');
  });

  test('keeps a reference to a warranty record only when record and phone match', async () => {
    const { data: record } = await site.staff().rpc('create_service_record', {
      record: { customerName: 'Ada Example', customerPhone: '7135550142', applianceType: 'Dryer' },
    });
    const { id } = record as { id: string };
    const window = { preferredDate: dateIn(11) };
    const mine = await book({ ...window, warrantyRecordId: id });
    const foreign = await book({ ...window, warrantyRecordId: id, phone: '7135550149' });
    const references = new Map(
      ((await listed()) as { id: string; warrantyRecordId?: string }[]).map((a) => [
        a.id,
        a.warrantyRecordId,
      ]),
    );
    expect(references.get((mine.data as { id: string }).id)).toBe(id);
    expect(references.get((foreign.data as { id: string }).id)).toBeNull();
  });

  test('a free repair is booked only for the appliance of its record', async () => {
    const phone = '7135550177';
    const recordOf = async (applianceType: string) => {
      const { data } = await site.staff().rpc('create_service_record', {
        record: { customerName: 'Ada Example', customerPhone: phone, applianceType },
      });
      return (data as { id: string }).id;
    };
    let days = 13;
    const visit = (appliance: string, warrantyRecordId: string) =>
      book({ phone, appliance, warrantyRecordId, preferredDate: dateIn(days++) });
    const { status, error } = await visit('Refrigerator', await recordOf('Dryer'));
    expect({ status, field: error?.details, message: error?.message }).toEqual({
      status: 422,
      field: 'warrantyRecordId',
      message: 'other_appliance',
    });
    // The team writes what it repaired; the form lists it under its own name.
    for (const [type, listed] of [
      ['dryer', 'Dryer'],
      ['Oven', 'Oven/Range'],
      ['washing-machine', 'Washing Machine'],
      ['Downdraft', 'Other'],
    ] as const) {
      expect([type, (await visit(listed, await recordOf(type))).error]).toEqual([type, null]);
      expect((await visit('Microwave', await recordOf(type))).status).toBe(422);
    }
  });
});
