import type { BackendClient } from '@site/backend/client';
import { NewsletterOutcome, newsletterMeta } from '../components/NewsletterOutcome';

export const meta = () => newsletterMeta('Leave the Newsletter', '/blog/newsletter/leave');

const words = {
  working: {
    title: 'Taking you off the list',
    text: 'One moment.',
  },
  left: {
    title: 'You have left the newsletter',
    text: 'Your address has been deleted. No further message will come.',
  },
};

async function leave(client: BackendClient, token: string) {
  await client.unsubscribe(token);
  return 'left' as const;
}

export default function NewsletterLeaveRoute() {
  return <NewsletterOutcome act={leave} words={words} />;
}
