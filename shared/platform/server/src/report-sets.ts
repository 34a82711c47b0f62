import { readHistory } from '@site/contract/live';
import { reportSetOf } from '@site/contract/report-sets';
import { readSet } from '@site/contract/set';
import type { SetManifest } from '@site/contract/set';
import type { ReportSet } from '@site/data-types/reports';
import { PublishedSets } from './published-sets';

/** Sets that were live before and whose open tabs may report. */
const earlierSets = 4;

/** The sets whose documents may report; the same array until another set is live or a canary. */
export class ReportSets {
  private readonly published = new PublishedSets();
  private from: unknown;
  private sets: ReportSet[] = [];

  async current(): Promise<ReportSet[]> {
    const published = await this.published.current();
    if (!published || published === this.from) return this.sets;
    const { live, canary } = published;
    const now = canary ? [live, canary.set] : [live];
    const watchOf = ({ id }: SetManifest) => (id === canary?.set.id ? canary.watch : undefined);
    this.sets = await Promise.all(
      [...now, ...(await earlier(now))].map((set) => reportSetOf(set, watchOf(set))),
    );
    this.from = published;
    return this.sets;
  }
}

async function earlier(now: SetManifest[]): Promise<SetManifest[]> {
  const known = new Set(now.map(({ id }) => id));
  const ids = new Set((await readHistory()).map(({ set }) => set).reverse());
  const before = [...ids].filter((id) => !known.has(id)).slice(0, earlierSets);
  // A set that was pruned has no open tabs that it could serve.
  const found = await Promise.all(before.map((id) => readSet(id).catch(() => undefined)));
  return found.filter((set) => set !== undefined);
}
