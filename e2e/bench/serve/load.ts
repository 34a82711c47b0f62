import autocannon from 'autocannon';

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /** Body of each request, which is a POST then. */
  body?: () => string;
}

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Without an answer, or with another status than 2xx. */
  failed: number;
}

/** Sends requests on each connection, the next one as soon as the last is answered. */
export async function load({ url, connections, seconds, headers, body }: Load): Promise<Figures> {
  const times: number[] = [];
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    headers,
    ...(body && {
      requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, body: body() }) }],
    }),
  };
  const { non2xx, errors, timeouts, duration } = await new Promise<autocannon.Result>(
    (done, fail) => {
      const run = autocannon(options, (error: Error | null, result) =>
        error ? fail(error) : done(result),
      );
      // Its own percentiles are whole milliseconds.
      run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
    },
  );
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
  return {
    perSecond: times.length / duration,
    p50: at(0.5),
    p99: at(0.99),
    failed: non2xx + errors + timeouts,
  };
}
