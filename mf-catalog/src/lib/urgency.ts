import type { Urgency } from '@site/data-types/entities';

/** What each urgency means for the reader. */
interface Advice {
  /** Critical and High are priority repairs, the rest are standard ones. */
  priority: boolean;
  title: string;
  text: string;
}

const advice: Record<Urgency, Advice> = {
  Critical: {
    priority: true,
    title: 'Priority repair: act now',
    text: 'Follow the safety advice on this page first, then call. Emergency service runs around the clock; emergency or after-hours rates may apply.',
  },
  High: {
    priority: true,
    title: 'Priority repair: have it seen today',
    text: 'Waiting tends to make the damage, the mess or the bill larger. Same-day service is available.',
  },
  Medium: {
    priority: false,
    title: 'Standard repair: this week is soon enough',
    text: 'It will not mend itself, but it can wait for a window that suits you.',
  },
  Low: {
    priority: false,
    title: 'Standard repair: no hurry',
    text: 'Nothing is at risk. Book a window that suits you, or have it done with another repair.',
  },
};

export const adviceFor = (urgency: Urgency): Advice => advice[urgency];
