import type { CompanyConfig } from '@site/data-types/company';

export interface Question {
  question: string;
  answer: string;
}

/** Common questions about the warranty, with the company's figures. */
export const warrantyQuestions = ({ warrantyDays, phone }: CompanyConfig): Question[] => [
  {
    question: 'What does the warranty cover?',
    answer: `Parts and labor of the repair we did. If the same issue comes back within ${warrantyDays} days of the service date, we fix it free.`,
  },
  {
    question: 'When does it begin?',
    answer: `On the day of the service. It ends ${warrantyDays} days later. The day is on your record above once you have looked it up.`,
  },
  {
    question: 'What if something else breaks?',
    answer:
      'A different problem is a new repair with its own price and its own warranty. You hear the price before any work begins.',
  },
  {
    question: 'Why do you ask for my name?',
    answer:
      'Phone and name together tell us that the record is yours. The look-up shows the repair, never your address or email.',
  },
  {
    question: 'My repair is not found. What now?',
    answer: `Try the phone number you gave when you booked, and your last name alone. Otherwise call us at ${phone}; we keep every service record.`,
  },
];
