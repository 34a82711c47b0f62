import { useCompany } from '@site/store';
import { ButtonLink } from '@site/ui/button';
import { CallUs } from '@site/ui/call-us';
import { Hero, Page } from '@site/ui/layout';
import { useEffect } from 'react';
import * as m from '../messages/main';

const title = m.thisPageStoppedWorking;

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
          lead={m.reloadingUsuallyFixesHurry}
          actions={
            <>
              <ButtonLink href={href}>{m.reloadThePageLink}</ButtonLink>
              <CallUs variant="accent" place="error-page" />
            </>
          }
        />
      </Page>
    </main>
  );
}
