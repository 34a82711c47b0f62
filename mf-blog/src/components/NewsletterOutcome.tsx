import { metadata, useLive } from '@site/federation';
import { useCompany } from '@site/store';
import type { BackendClient } from '@site/client';
import { Button, ButtonLink } from '@site/ui/button';
import { Cluster, Hero, Page } from '@site/ui/layout';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasNewsletter, newsletterClient } from '../lib/newsletter';
import * as m from '../messages/newsletter-outcome';

interface Words {
  title: string;
  text: string;
}

interface NewsletterOutcomeProps<Outcome extends string> {
  /** Effect of the button. */
  act: (client: BackendClient, token: string) => Promise<Outcome>;
  /** Text for each state. `asking` is shown until the button is pressed. */
  words: Record<Outcome | 'asking', Words>;
  button: { label: string; working: string };
}

const refusals = {
  incomplete: {
    title: m.linkNotComplete,
    text: m.openMessageAgainCopy,
  },
  failed: {
    title: m.thatDidNotWork,
    text: m.newsletterCannotReachedJust,
  },
  none: {
    title: m.siteSendsNoNewsletter,
    text: m.thereNoListAddresses,
  },
};

/**
 * The page behind a link in a newsletter mail. It needs a press of the button, because programs that
 * check mails open every link and must not subscribe people.
 */
export function NewsletterOutcome<Outcome extends string>({
  act,
  words,
  button,
}: NewsletterOutcomeProps<Outcome>) {
  const company = useCompany();
  const live = useLive();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [settled, setSettled] = useState<Outcome | 'failed'>();
  const [working, setWorking] = useState(false);

  async function press() {
    setWorking(true);
    try {
      setSettled(await act(await newsletterClient(company), token));
    } catch (error) {
      console.warn('The link of the newsletter could not be followed.', error);
      setSettled('failed');
    }
    setWorking(false);
  }

  // Prerendered documents have no token, so the page asks until it is live.
  const refused = !hasNewsletter(company) ? 'none' : live && !token ? 'incomplete' : undefined;
  const all: Record<string, Words> = { ...refusals, ...words };
  const { title, text } = all[refused ?? settled ?? 'asking'] ?? refusals.failed;
  const asks = !refused && (!settled || settled === 'failed');
  return (
    <Page narrow data-boundary="mf-blog">
      <div role="status">
        <Hero title={title} lead={text} />
      </div>
      <noscript>
        <p>{m.followingLinkNeedsJavaScript({ email: company.email })}</p>
      </noscript>
      <Cluster>
        {asks && (
          <Button loading={working} disabled={!live} onClick={() => void press()}>
            {working ? button.working : button.label}
          </Button>
        )}
        <ButtonLink to="/blog" variant="outline">
          {m.allArticles}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}

/** Keeps the newsletter pages out of search engines. */
export const newsletterMeta = (title: string, path: string) =>
  metadata({
    title,
    description: m.pageLinkMessageNewsletter,
    path,
    robots: 'noindex',
  });
