import { embeddedPublicKey } from '@site/client/public-key';
import { startChildSite } from './child-site';
import { request, supabase } from './site';
import { addDays, todayIn } from '@site/data-types/calendar';

const windows = ['8-10 AM', '10-12', '12-2 PM', '2-4 PM', '4-6 PM'];

export interface KillRun {
  kills: number;
  /** Attempts that got no answer and were repeated. */
  repeats: number;
  /** Acknowledged appointment number by idempotency key. */
  acknowledged: Map<string, string>;
  seconds: number;
}

/**
 * Sends `count` bookings, four at a time, to a site that is killed with SIGKILL at random moments
 * and started again. Repeats each with its key until it is answered. The first visits are on the day
 * after tomorrow, because one of tomorrow that is booked after 10:00 has no reminder. The windows need
 * room for 59 × 5 × capacity bookings.
 * @param killEvery mean number of acknowledged bookings between two kills
 */
export async function killRun(
  env: Record<string, string>,
  count: number,
  killEvery: number,
): Promise<KillRun> {
  const began = performance.now();
  const acknowledged = new Map<string, string>();
  const today = todayIn('America/Chicago');
  const queue = Array.from({ length: count }, (_, n) =>
    request({
      phone: `7${String(n).padStart(9, '0')}`,
      email: `ada${n}@example.com`,
      preferredDate: addDays(today, 2 + (n % 59)),
      preferredTime: windows[Math.floor(n / 59) % windows.length],
    }),
  );
  let site = await startChildSite(env);
  let kills = 0;
  let repeats = 0;
  let restarting: Promise<void> | undefined;
  let nextKill = 1 + Math.random() * 2 * killEvery;

  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await restarting;
      const { data, error, status } = await supabase(site.url, embeddedPublicKey)
        .rpc('book_appointment', { request: next })
        .abortSignal(AbortSignal.timeout(20_000));
      if (error) {
        if (status !== 0 && status < 500) throw new Error(`Refused: ${error.message}`);
        repeats++;
        queue.push(next);
        continue;
      }
      acknowledged.set(next.idempotencyKey, (data as { id: string }).id);
      if (acknowledged.size >= nextKill && !restarting && queue.length > 0) {
        nextKill = acknowledged.size + 1 + Math.random() * 2 * killEvery;
        kills++;
        // The other clients are in the middle of their requests.
        restarting = site.kill().then(async () => {
          site = await startChildSite(env);
          restarting = undefined;
        });
      }
    }
  }
  await Promise.all([work(), work(), work(), work()]);
  await restarting;
  await site.stop();
  return { kills, repeats, acknowledged, seconds: (performance.now() - began) / 1000 };
}
