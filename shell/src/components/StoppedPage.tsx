import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Hero, Page } from '@site/ui/layout';
import { useEffect } from 'react';

const title = 'This page stopped working';

/** Replaces a page that threw and that a reload would not fix. */
export function StoppedPage({ href }: { href: string }) {
  const { name } = useCompany();
  useEffect(() => {
    document.title = `${title} | ${name}`;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [name]);
  return (
    <main id="main" tabIndex={-1}>
      <Page data-boundary="shell">
        <Hero
          title={title}
          lead="Reloading usually fixes it. If you are in a hurry, the phone always works."
          actions={
            <>
              <ButtonLink href={href}>Reload the page</ButtonLink>
              <CallUs variant="accent" place="error-page" />
            </>
          }
        />
      </Page>
    </main>
  );
}
