/** Cost of a part on this page so far. */
export interface PartCost {
  part: string;
  version: string;
  files: number;
  /** Compressed size, also for files from the browser's cache. */
  bytes: number;
  /** Milliseconds with at least one open request; gaps between requests do not count. */
  ms: number;
}

const released = /\/releases\/([^/]+)\/([^/]+)\//;

/** Total time that the spans cover; overlaps count once. */
function covered(spans: [start: number, end: number][]): number {
  let until = -Infinity;
  let sum = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return sum;
}

/** Adds up the requests for files of releases, by part and version. */
export function partCosts(entries: PerformanceResourceTiming[]): PartCost[] {
  const costs = new Map<string, PartCost & { spans: [number, number][] }>();
  for (const { name, startTime, responseEnd, encodedBodySize } of entries) {
    const [, part, version] = released.exec(new URL(name, location.origin).pathname) ?? [];
    if (!part || !version) continue;
    const id = `${part}@${version}`;
    const cost = costs.get(id) ?? { part, version, files: 0, bytes: 0, ms: 0, spans: [] };
    cost.files++;
    cost.bytes += encodedBodySize;
    cost.spans.push([startTime, responseEnd]);
    costs.set(id, cost);
  }
  return [...costs.values()].map(({ spans, ...cost }) => ({
    ...cost,
    ms: Math.round(covered(spans)),
  }));
}

export const sizeOf = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
