import type { BackendClient } from '@site/client';
import { NewsletterOutcome, newsletterMeta } from '../components/NewsletterOutcome';

export const meta = () => newsletterMeta('Confirm the Newsletter', '/blog/newsletter/confirm');

const words = {
  asking: {
    title: 'Begin the newsletter?',
    text: 'Press the button and the next article comes to your inbox.',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'The next article comes to your inbox. Every message has a link that ends it.',
  },
  unknown: {
    title: 'This link has expired',
    text: 'It is good for seven days. Enter your address on the blog again and we send another.',
  },
};

const button = { label: 'Confirm My Subscription', working: 'Confirming...' };

const confirm = async (client: BackendClient, token: string) =>
  (await client.confirmSubscription(token)) ? ('confirmed' as const) : ('unknown' as const);

export default function NewsletterConfirmRoute() {
  return <NewsletterOutcome act={confirm} words={words} button={button} />;
}
