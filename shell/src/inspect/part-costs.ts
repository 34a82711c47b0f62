/** What a part has cost this page so far. */
export interface PartCost {
  part: string;
  version: string;
  files: number;
  /** As they came over the network, compressed; those from the browser's cache as they lie there. */
  bytes: number;
  /** Milliseconds from the first request to the last answer. */
  ms: number;
}

const released = /\/releases\/([^/]+)\/([^/]+)\//;

/** Adds up the requests for files of releases, by part and version. */
export function partCosts(entries: PerformanceResourceTiming[]): PartCost[] {
  const costs = new Map<string, PartCost & { start: number; end: number }>();
  for (const { name, startTime, responseEnd, encodedBodySize } of entries) {
    const [, part, version] = released.exec(new URL(name, location.origin).pathname) ?? [];
    if (!part || !version) continue;
    const known = costs.get(`${part}@${version}`);
    const start = Math.min(startTime, known?.start ?? Infinity);
    const end = Math.max(responseEnd, known?.end ?? 0);
    costs.set(`${part}@${version}`, {
      part,
      version,
      files: (known?.files ?? 0) + 1,
      bytes: (known?.bytes ?? 0) + encodedBodySize,
      ms: Math.round(end - start),
      start,
      end,
    });
  }
  return [...costs.values()].map(({ start: _start, end: _end, ...cost }) => cost);
}

export const sizeOf = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
