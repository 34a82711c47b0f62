import type { Board, StaffClient, StaffPerson, StaffVisit } from '@site/client/staff';
import { todayIn } from '@site/data-types/calendar';
import { windowTimes } from '@site/data-types/entities';

export const today = todayIn('America/Chicago');

/** An error like those of the backend's client. */
export const refusal = (status: number, message: string, field?: string): Error =>
  Object.assign(new Error(message), { status, field });

export const owner: StaffPerson = {
  ...{ email: 'olga@shop.example', name: 'Olga Owner', role: 'owner' },
  ...{ areas: ['all'], phone: '' },
};
export const technician: StaffPerson = {
  ...{ email: 'maria@shop.example', name: 'Maria Lopez', role: 'technician' },
  ...{ areas: ['77002'], phone: '' },
};

/** A confirmed visit of today. */
export const visit = (change: Partial<StaffVisit> = {}): StaffVisit => ({
  ...{ id: 'APT-100001', version: 2, state: 'confirmed', preferredDate: today },
  ...{ preferredTime: '10-12', createdAt: '2026-11-20T15:00:00.000Z', name: 'Ada Homeowner' },
  ...{ phone: '7135550142', email: 'ada@home.example', address: '12 Bayou Lane' },
  ...{ city: 'Houston, TX', zip: '77002', appliance: 'Dryer', issue: 'Not Heating', brand: null },
  ...{ isWarranty: false, estimate: null, comments: '', notes: [], photos: [] },
  technician: { email: technician.email, name: technician.name },
  ...{ late: false, changedBy: null, cancelReason: null, record: null },
  ...change,
});

export const board = (visits: StaffVisit[], change: Partial<Board> = {}): Board => ({
  revision: JSON.stringify(visits),
  today,
  days: [
    {
      ...{ date: today, closed: false, holiday: null },
      windows: windowTimes.map((time) => ({ time, capacity: 3, booked: time === '10-12' ? 1 : 0 })),
    },
  ],
  visits,
  people: [owner, technician],
  ...change,
});

const notFaked = () => Promise.reject(refusal(404, 'not part of this test'));

/** A visit as the server keeps it, and the person who has signed in. */
export interface FakeServer {
  person: StaffPerson | null;
  visits: StaffVisit[];
}

/**
 * A server in memory that checks versions like the database.
 * @param changes replace methods
 */
export function fakeStaff(server: FakeServer, changes: Partial<StaffClient> = {}): StaffClient {
  const find = (id: string): StaffVisit => {
    const found = server.visits.find((each) => each.id === id);
    if (!found) throw refusal(404, 'There is no such visit');
    return found;
  };
  const put = (now: StaffVisit): StaffVisit => {
    server.visits = server.visits.map((each) => (each.id === now.id ? now : each));
    return now;
  };
  const change = (id: string, version: number | undefined, to: Partial<StaffVisit>) => {
    const now = find(id);
    if (version !== undefined && version !== now.version)
      throw refusal(
        409,
        `${now.changedBy?.name ?? ''} changed this visit a moment ago.`,
        'version',
      );
    return put({ ...now, ...to, version: now.version + 1 });
  };
  return {
    setMyLanguage: async (language) => {
      if (server.person) server.person = { ...server.person, language };
    },
    auth: {
      sendCode: async () => undefined,
      verifyCode: async (email) => ({ email, offline: false }),
      signOut: async () => undefined,
      session: async () => (server.person ? { email: server.person.email, offline: false } : null),
      onChange: () => () => undefined,
    },
    me: async () => server.person ?? Promise.reject(refusal(401, 'Sign in first')),
    board: async ({ seen }) => {
      const now = board(server.visits);
      return now.revision === seen ? { revision: seen, unchanged: true } : now;
    },
    visit: async (id) => ({ ...find(id), history: [] }),
    previews: async () => ({}),
    setState: async (id, state, details) => change(id, details?.version, { state }),
    setOut: async (id, details) => change(id, details?.version, { state: 'on_the_way' }),
    setArrival: async () => false,
    move: async (id, { date, time }, details) =>
      change(id, details?.version, { preferredDate: date, preferredTime: time }),
    assign: async (id, email, details) => {
      const person = [owner, technician].find((each) => each.email === email);
      return change(id, details?.version, { technician: person ?? null });
    },
    correct: async (id, fields, details) => change(id, details?.version, fields),
    bookByPhone: notFaked,
    correctCustomer: notFaked,
    addNote: async (id, text) => {
      const by = server.person?.name ?? null;
      const at = new Date().toISOString();
      return put({ ...find(id), notes: [...find(id).notes, { at, text, by }] });
    },
    complete: async (id, completion, details) => {
      change(id, details?.version, { state: 'done' });
      return {
        ...{ id: 'record', customerName: '', customerPhone: '', customerEmail: '', zipCode: '' },
        ...{ customerAddress: '', technicianName: completion.technicianName ?? '' },
        ...{ laborDescription: '', partsReplaced: '', totalCost: null, applianceType: 'Dryer' },
        ...{ applianceModel: '', issueDescription: '', serviceDate: today, status: 'completed' },
        ...{ warrantyStartDate: today, warrantyEndDate: today, notes: '', appointmentId: id },
        updatedAt: '',
      };
    },
    correctJob: notFaked,
    voidJob: notFaked,
    setPaid: notFaked,
    mailReceipt: notFaked,
    orderPart: notFaked,
    parts: async () => [],
    setPart: notFaked,
    receipts: notFaked,
    setReceipts: notFaked,
    setWindow: notFaked,
    setUsualCapacity: notFaked,
    setWeekday: notFaked,
    revenue: notFaked,
    zipFigures: notFaked,
    setDaysAhead: notFaked,
    setVisitsPerPerson: notFaked,
    setWorkingDays: notFaked,
    addTimeOff: notFaked,
    removeTimeOff: notFaked,
    setHoliday: notFaked,
    calendar: notFaked,
    findCustomers: notFaked,
    customer: notFaked,
    exportCustomer: notFaked,
    eraseCustomer: notFaked,
    retention: async () => ({ months: 24, confirmed: true }),
    setRetention: notFaked,
    mails: notFaked,
    sendAgain: notFaked,
    people: async () => [owner, technician],
    savePerson: notFaked,
    removePerson: notFaked,
    newsletterStatus: notFaked,
    sendNewsletter: notFaked,
    exportAppointments: notFaked,
    readPhoto: notFaked,
    addPhoto: notFaked,
    removePhoto: notFaked,
    pushKey: async () => null,
    savePush: notFaked,
    forgetPush: notFaked,
    ...changes,
  };
}
