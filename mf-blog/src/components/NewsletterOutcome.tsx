import { metadata } from '@site/federation';
import { useCompany } from '@site/store';
import type { BackendClient } from '@site/backend/client';
import { ButtonLink } from '@site/ui/button';
import { Hero, Page } from '@site/ui/layout';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasNewsletter, newsletterClient } from '../lib/newsletter';

interface Words {
  title: string;
  text: string;
}

interface NewsletterOutcomeProps<Outcome extends string> {
  /** What the link in the mail asks for. Runs as soon as the page is live: that was the one click. */
  act: (client: BackendClient, token: string) => Promise<Outcome>;
  words: Record<Outcome | 'working', Words>;
}

const refusals = {
  incomplete: {
    title: 'This link is not complete',
    text: 'Open it from the message again, or copy the whole of it into the address bar.',
  },
  failed: {
    title: 'That did not work',
    text: 'The newsletter cannot be reached just now. The link stays good: please try it later.',
  },
  none: {
    title: 'This site sends no newsletter',
    text: 'There is no list of addresses here, so there is nothing to change.',
  },
};

/** The page that a link in a mail of the newsletter opens. */
export function NewsletterOutcome<Outcome extends string>({
  act,
  words,
}: NewsletterOutcomeProps<Outcome>) {
  const company = useCompany();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [outcome, setOutcome] = useState<Outcome | 'working' | keyof typeof refusals>('working');

  useEffect(() => {
    async function settle(): Promise<Outcome | keyof typeof refusals> {
      if (!hasNewsletter(company)) return 'none';
      if (!token) return 'incomplete';
      try {
        return await act(await newsletterClient(company), token);
      } catch (error) {
        console.warn('The link of the newsletter could not be followed.', error);
        return 'failed';
      }
    }
    let current = true;
    void settle().then((settled) => current && setOutcome(settled));
    return () => {
      current = false;
    };
  }, [act, company, token]);

  const all: Record<string, Words> = { ...refusals, ...words };
  const { title, text } = all[outcome] ?? refusals.failed;
  return (
    <Page narrow data-boundary="mf-blog">
      <div role="status">
        <Hero title={title} lead={text} />
      </div>
      <noscript>
        <p>Following this link needs JavaScript. You can write to {company.email} instead.</p>
      </noscript>
      <p>
        <ButtonLink to="/blog" variant="outline">
          All Articles
        </ButtonLink>
      </p>
    </Page>
  );
}

/** Nothing of the newsletter's pages belongs in a search engine. */
export const newsletterMeta = (title: string, path: string) =>
  metadata({
    title,
    description: 'The page that a link in a message of the newsletter opens.',
    path,
    robots: 'noindex',
  });
