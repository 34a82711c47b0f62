import type { BackendClient } from '@site/client';
import { NewsletterOutcome, newsletterMeta } from '../components/NewsletterOutcome';
import * as m from '../messages/newsletter-leave';

export const meta = () => newsletterMeta(m.leaveTheNewsletter, '/blog/newsletter/leave');

const words = {
  asking: {
    title: m.leaveTheNewsletterQuestion,
    text: m.pressButtonAddressDeleted,
  },
  left: {
    title: m.leftNewsletter,
    text: m.addressBeenDeletedNo,
  },
};

const button = { label: m.leaveTheNewsletter, working: m.leaving };

async function leave(client: BackendClient, token: string) {
  await client.unsubscribe(token);
  return 'left' as const;
}

export default function NewsletterLeaveRoute() {
  return <NewsletterOutcome act={leave} words={words} button={button} />;
}
