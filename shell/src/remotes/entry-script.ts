/** An entry that has not answered by then is taken for broken. Milliseconds. */
export const timeoutMs = 3000;

/** The same where a developer's server may have to build it first. */
const buildTimeoutMs = 60_000;

interface EntryScript {
  script: HTMLScriptElement;
  /** Milliseconds. */
  timeout: number;
}

/** The script element of an entry: the browser refuses it when a byte of it was altered. */
export function entryScript(url: string, integrity: string): EntryScript {
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return { script, timeout: integrity ? timeoutMs : buildTimeoutMs };
}
