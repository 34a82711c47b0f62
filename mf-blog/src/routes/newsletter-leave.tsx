import type { BackendClient } from '@site/client';
import { NewsletterOutcome, newsletterMeta } from '../components/NewsletterOutcome';

export const meta = () => newsletterMeta('Leave the Newsletter', '/blog/newsletter/leave');

const words = {
  asking: {
    title: 'Leave the newsletter?',
    text: 'Press the button and your address is deleted. No further message will come.',
  },
  left: {
    title: 'You have left the newsletter',
    text: 'Your address has been deleted. No further message will come.',
  },
};

const button = { label: 'Leave the Newsletter', working: 'Leaving...' };

async function leave(client: BackendClient, token: string) {
  await client.unsubscribe(token);
  return 'left' as const;
}

export default function NewsletterLeaveRoute() {
  return <NewsletterOutcome act={leave} words={words} button={button} />;
}
