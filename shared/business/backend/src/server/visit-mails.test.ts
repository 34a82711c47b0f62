import ICAL from 'ical.js';
import { instantIn } from '@site/data-types/calendar';
import type { InboxMail } from './index';
import { testCompany } from '@site/client/testing/company';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { ask, bookVisit, staffDo } from '../testing/visits';

/** The part of a mail that a calendar program reads. */
function entryOf({ calendar = '' }: InboxMail) {
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  const part = component.getFirstSubcomponent('vevent');
  if (!part) throw new Error('no event');
  const event = new ICAL.Event(part);
  return {
    method: component.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone.tzid === 'UTC',
    status: part.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendee: event.attendees[0]?.getFirstValue(),
    location: event.location,
  };
}

const at = (date: string, hour: number) =>
  instantIn(testCompany.timeZone, date, hour * 60).toISOString();

describe.each(databaseKinds)('mails of a visit on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind, { mail: { graceMs: 0, pollMs: 50 } })));
  afterAll(() => site?.close());

  const mailTo = (to: string, subject: string) =>
    eventually(`a mail to ${to}: ${subject}`, async () =>
      (await site.inbox()).find((mail) => mail.to === to && mail.subject.includes(subject)),
    );

  test('the calendar follows the booking, a move and a cancellation', async () => {
    const email = 'calendar@example.com';
    const by = await bookVisit(site, { email, phone: '7135550161', appliance: 'Dryer' });
    const link = `http://localhost:${new URL(site.url).port}/appointment#${by.id}.${by.key}`;
    const booked = await mailTo(email, by.id);
    expect(booked.text).toContain(link);
    expect(booked.html).toContain(`href="${link}"`);
    const entry = {
      uid: `${by.id.toLowerCase()}@www.testing.example`,
      isUtc: true,
      organizer: 'mailto:team@testing.example',
      attendee: `mailto:${email}`,
      location: 'The address you gave, ZIP 77002',
    };
    expect(entryOf(booked)).toEqual({
      ...entry,
      ...{ method: 'REQUEST', sequence: 0, status: 'TENTATIVE' },
      ...{ start: at(dateIn(7), 10), end: at(dateIn(7), 12) },
    });

    await ask(site, 'move_appointment', { by, to_date: dateIn(8), to_time: '2-4 PM', version: 1 });
    const moved = await mailTo(email, 'moved to');
    expect(moved.text).toContain(link);
    expect(entryOf(moved)).toEqual({
      ...entry,
      ...{ method: 'REQUEST', sequence: 1, status: 'TENTATIVE' },
      ...{ start: at(dateIn(8), 14), end: at(dateIn(8), 16) },
    });
    const team = await mailTo('team@testing.example', `Moved: ${by.id}`);
    expect(team.text).toContain('Please confirm the new time.');
    expect(team.calendar).toBeUndefined();

    await ask(site, 'cancel_appointment', { by, version: 2, reason: 'It works again' });
    const canceled = await mailTo(email, 'is canceled');
    expect(canceled.text).not.toContain(by.key);
    expect(entryOf(canceled)).toEqual({
      ...entry,
      ...{ method: 'CANCEL', sequence: 2, status: 'CANCELLED' },
      ...{ start: at(dateIn(8), 14), end: at(dateIn(8), 16) },
    });
    expect((await mailTo('team@testing.example', `Canceled: ${by.id}`)).text).toContain(
      'Reason: It works again',
    );
    // No text of the visitor reaches the customer's address but the name.
    for (const mail of [booked, moved, canceled])
      expect(`${mail.subject}${mail.text}${mail.html}${mail.calendar}`).not.toMatch(
        /Main Street|It works again/,
      );
  });

  test('the customer gets one mail when the technician sets out, and the team one about a note', async () => {
    const email = 'way@example.com';
    const by = await bookVisit(site, { email, phone: '7135550162', preferredTime: '12-2 PM' });
    await ask(site, 'add_note', { by, note: 'The gate code is 1234' });
    expect((await mailTo('team@testing.example', `Note for ${by.id}`)).text).toContain(
      'The gate code is 1234',
    );
    for (let n = 0; n < 2; n++)
      await staffDo(site, 'set_appointment_state', {
        appointment_id: by.id,
        state: 'on_the_way',
        technician: 'Pat Sample',
      });
    expect((await mailTo(email, 'on the way')).text).toContain('Pat Sample is on the way');
    await staffDo(site, 'set_appointment_state', { appointment_id: by.id, state: 'canceled' });
    const canceled = await mailTo(email, 'is canceled');
    expect(canceled.text).toContain('We have canceled your visit');
    const mails = (await site.inbox()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(3);
    // The team has done it itself.
    expect(
      (await site.inbox()).filter(({ subject }) => subject.startsWith(`Canceled: ${by.id}`)),
    ).toEqual([]);
  });
});
