/** An entry that takes longer counts as broken. */
export const timeoutMs = 3000;

/** Longer limit for a developer's server, which may have to build the answer first. */
export const buildTimeoutMs = 60_000;

interface EntryScript {
  script: HTMLScriptElement;
  /** Milliseconds. */
  timeout: number;
}

/** Script element of an entry. The browser does not run it if a byte was altered. */
export function entryScript(url: string, integrity: string): EntryScript {
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = url;
  return { script, timeout: integrity ? timeoutMs : buildTimeoutMs };
}
