import pg from 'pg';
import { databaseKinds, dateIn, eventually, type Site, startSite } from '../testing/site';
import { customers, freeIn, type Key } from '../testing/visits';

const windows = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];

describe.each(databaseKinds)('changes of visits at the same time on the %s database', (kind) => {
  let site: Site;
  beforeAll(async () => (site = await startSite(kind)));
  afterAll(() => site?.close());

  const { book, move, cancel } = customers(() => site);

  test('of 50 parallel moves into 3 places exactly 3 succeed, and no place is lost', async () => {
    const crowd: Key[] = [];
    for (let n = 0; n < 50; n++)
      crowd.push(
        await book({
          preferredDate: dateIn(30 + Math.floor(n / 15)),
          preferredTime: windows[n % 5],
        }),
      );
    const answers = await Promise.all(crowd.map((by) => move(by, dateIn(40), '10-12', 1)));
    const count = (status: string) => answers.filter((answer) => answer.status === status).length;
    expect({ moved: count('moved'), taken: count('taken') }).toEqual({ moved: 3, taken: 47 });
    expect(await freeIn(site, dateIn(40), '10-12')).toBe(0);
    let free = 0;
    for (let day = 30; day < 34; day++)
      for (const time of windows) free += await freeIn(site, dateIn(day), time);
    // 60 places, of which 47 are still taken.
    expect(free).toBe(13);
  });

  // The embedded database has one connection, so two moves never overlap there.
  if (kind === 'PostgreSQL')
    test('moves in opposite directions do not block each other', async () => {
      const here = [dateIn(42), '10-12'] as const;
      const there = [dateIn(43), '12-2 PM'] as const;
      const forth = await book({ preferredDate: here[0], preferredTime: here[1] });
      const back = await book({ preferredDate: there[0], preferredTime: there[1] });
      const clients = Array.from({ length: 3 }, () => new pg.Client(site.databaseUrl));
      await Promise.all(clients.map((client) => client.connect()));
      const [holder, first, second] = clients as [pg.Client, pg.Client, pg.Client];
      const start = (client: pg.Client, { id }: Key, [date, time]: readonly [string, string]) =>
        client.query(
          'update public.appointments set preferred_date = $2, preferred_time = $3 where id = $1',
          [id, date, time],
        );
      const waiting = (count: number) =>
        eventually(`${count} moves wait`, async () => {
          const { rows } = await holder.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]?.n === count;
        });
      // The move must not lock the earlier window while it waits for the later one.
      await holder.query('begin');
      await holder.query(
        'select from private.window_days where date = $1 and time = $2 for update',
        [...there],
      );
      const moves = [start(first, back, here)];
      await waiting(1);
      moves.push(start(second, forth, there));
      await waiting(2);
      await holder.query('commit');
      expect((await Promise.all(moves)).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
      await Promise.all(clients.map((client) => client.end()));
    });

  test('of two tabs that cancel and move at once, one gets "changed"', async () => {
    const by = await book({ preferredDate: dateIn(48) });
    const answers = await Promise.all([cancel(by, 1), move(by, dateIn(49), '10-12', 1)]);
    expect(answers.filter(({ status }) => status === 'changed')).toHaveLength(1);
  });
});
