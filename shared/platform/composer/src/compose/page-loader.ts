/**
 * Keys of localStorage because of which a page starts by itself. {@link file://./inline-loader.ts}
 * inserts the value, since this file cannot import anything.
 */
declare const storedKeys: RegExp;

/**
 * Inlined into every document with the same bytes, since the policy lists its hash. Installs the
 * only Trusted Types policy, counts calls and chats, reports the view until the shell does, and starts
 * the shell: after the first paint, or, if data is expensive, when the visitor uses something that
 * needs the shell.
 */
(() => {
  interface Boot {
    set: string;
    /** Address and integrity of the set's data. Without it the document contains that. */
    data?: [url: string, integrity: string];
    /** Origins of overrides; empty unless the server allows them. */
    overrides?: string[];
    /** Address and integrity of the shell's script. */
    main: [url: string, integrity: string];
    /** Links to other files that the page needs, style sheets first; integrity is empty for data. */
    load: [href: string, integrity: string, rel: string, as?: string][];
    form: boolean;
    /** Where to report, the pattern of this address, and the share of the visits that report. */
    report?: [url: string, at: string, share: number];
  }
  /** An entry of `dataLayer`. */
  interface Counted {
    event: string;
    place: string;
  }
  interface PageWindow {
    siteReport?: { url: string; at: string; failures?: () => unknown[] } | undefined;
    admitHtml?: (html: string) => string;
    dataLayer?: Counted[];
    /** The set's data, for the shell. */
    siteData?: Promise<unknown> | undefined;
    /** A button that was pressed before the page was live. */
    pressed?: Element | null | undefined;
    /** Text typed after the search button was pressed; Enter is a line feed. */
    typed?: string | undefined;
    trustedTypes?: { createPolicy: (name: string, rules: object) => unknown };
  }
  interface Device {
    connection?: { saveData?: boolean; effectiveType?: string };
    /** Gigabytes. */
    deviceMemory?: number;
  }

  const page = window as unknown as PageWindow;
  const root = document.documentElement;
  const boot = JSON.parse(document.getElementById('boot')?.textContent as string) as Boot;

  const own = `${location.origin}/releases/`;
  const admitted = new Set<string>();
  // This HTML was sanitized at build, or was in the document already.
  page.admitHtml = (html) => {
    admitted.add(html);
    return html;
  };
  page.trustedTypes?.createPolicy('default', {
    createScriptURL(url: string) {
      const { href, origin } = new URL(url, location.href);
      return href.startsWith(own) || boot.overrides?.includes(origin) ? url : null;
    },
    createHTML: (html: string) => (admitted.has(html) ? html : null),
  });

  let begun = false;
  function begin(): void {
    if (begun) return;
    begun = true;
    for (const [href, integrity, rel, as = ''] of boot.load) {
      const link = document.createElement('link');
      Object.assign(link, { rel, as, href, crossOrigin: '', fetchPriority: 'low', integrity });
      // A whole style sheet comes after its first rules, so that the order of rules stays.
      const first = document.querySelector(`style[data-href="${href}"]`);
      (first ?? document.head.lastChild)?.after(link);
    }
    const script = document.createElement('script');
    const [[src, integrity], data] = [boot.main, boot.data];
    Object.assign(script, { src, integrity, crossOrigin: 'anonymous' });
    // Remove the mark, so another press tries again after a network failure.
    script.onerror = () => {
      begun = false;
      script.remove();
    };
    if (data) {
      page.siteData = fetch(data[0], { integrity: data[1] }).then((answer) => answer.json());
      page.siteData.catch(script.onerror);
    }
    document.head.append(script);
  }

  /** Adds one listener for several event types. */
  function on<Type extends keyof WindowEventMap>(
    types: Type[],
    listen: (event: WindowEventMap[Type]) => void,
  ): void {
    for (const type of types) addEventListener(type, listen, { capture: true, passive: true });
  }

  if (boot.report && Math.random() < boot.report[2]) {
    const [url, at] = boot.report;
    page.siteReport = { url, at };
    on(['pagehide'], () => {
      const { siteReport } = page;
      if (!siteReport) return;
      const failures = siteReport.failures?.() ?? [];
      const report = { set: boot.set, views: [at], failures, at };
      navigator.sendBeacon(url, JSON.stringify(report));
      page.siteReport = undefined;
    });
  }

  const at = ({ target }: Event, selector: string) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;

  on(['click'], (event) => {
    const link = at(event, 'a[href^="tel:+"],a[href^="https://wa.me"]') as HTMLAnchorElement | null;
    const place = link?.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (place) {
      const name = link?.protocol === 'tel:' ? 'phone_call' : 'whatsapp';
      (page.dataLayer ??= []).push({ event: name, place });
    }
    if (root.dataset.live === undefined) press(at(event, 'button[type=button]'));
  });

  /**
   * Keeps a pressed button until the page is live, and shows the visitor that it was noticed.
   */
  function press(button: Element | null): void {
    page.pressed?.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    page.pressed = button;
    page.typed = button?.matches('[aria-haspopup=dialog]') ? '' : undefined;
  }

  // Visitors type before the search box opens. Without this, space and Enter press the button again.
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const { typed } = page;
      if (typed === undefined || root.dataset.live !== undefined) return;
      if (ctrlKey || metaKey || altKey || at(event, 'input,select,textarea')) return;
      if (key === 'Backspace') page.typed = typed.slice(0, -1);
      else if (key === 'Enter') page.typed = typed + '\n';
      else if (key.length === 1) page.typed = typed + key;
      else return;
      event.preventDefault();
    },
    true,
  );

  const { connection, deviceMemory = 8 } = navigator as Device;
  const { saveData, effectiveType = '' } = connection ?? {};
  const costlyData = saveData || /^(slow-)?[23]g$/.test(effectiveType) || deviceMemory <= 2;

  /** Whether an earlier visit stored something that needs a live page, e.g. an unsent request. */
  function hasStoredWork(): boolean {
    try {
      return Object.keys(localStorage).some((key) => storedKeys.test(key));
    } catch {
      return false;
    }
  }

  /** Controls that need the script; links, menus and calls work without it. */
  const scriptControls = ['button', 'input', 'select', 'textarea'];
  function startWhenNeeded(): void {
    const near = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin(),
      { rootMargin: '50%' },
    );
    const watch = () => {
      // A fragment that only has links needs no script.
      const fields = scriptControls.map((control) => `[data-fragment] ${control}`);
      for (const needs of document.querySelectorAll(`main form,${fields}`)) near.observe(needs);
    };
    watch();
    // Most of a slow document arrives after the first paint.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch);
  }

  // Before the page is live no router follows the history, so load the document of that address.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (root.dataset.live === undefined && location.pathname !== pathname) location.reload();
  });

  let painted = false;
  function afterPaint(): void {
    if (painted) return;
    painted = true;
    if (boot.form) begin();
    else if (costlyData && !hasStoredWork()) startWhenNeeded();
    else if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 3000 });
    else setTimeout(begin, 200);
  }
  if (costlyData) {
    on(['pointerover', 'pointerdown', 'focusin'], (event) => {
      if (at(event, `${scriptControls},label`)) begin();
    });
    on(['keydown'], ({ key, ctrlKey, metaKey }) => {
      if (key !== 'k' || ctrlKey === metaKey) return;
      press(document.querySelector('header button[aria-haspopup=dialog]'));
      begin();
    });
  } else {
    // A visitor who taps needs the page live now.
    on(['pointerdown', 'keydown'], begin);
  }
  try {
    new PerformanceObserver(afterPaint).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
  // A page in a background tab is never painted.
  setTimeout(afterPaint, 3000);
})();
