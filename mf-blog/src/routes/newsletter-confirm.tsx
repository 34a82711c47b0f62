import type { BackendClient } from '@site/client';
import { NewsletterOutcome, newsletterMeta } from '../components/NewsletterOutcome';
import * as m from '../messages/newsletter-confirm';

export const meta = () => newsletterMeta(m.confirmTheNewsletter, '/blog/newsletter/confirm');

const words = {
  asking: {
    title: m.beginTheNewsletter,
    text: m.pressButtonNextArticle,
  },
  confirmed: {
    title: m.youAreOnThe,
    text: m.nextArticleComesInbox,
  },
  unknown: {
    title: m.thisLinkHasExpired,
    text: m.goodSevenDaysEnter,
  },
};

const button = { label: m.confirmMySubscription, working: m.confirming };

const confirm = async (client: BackendClient, token: string) =>
  (await client.confirmSubscription(token)) ? ('confirmed' as const) : ('unknown' as const);

export default function NewsletterConfirmRoute() {
  return <NewsletterOutcome act={confirm} words={words} button={button} />;
}
