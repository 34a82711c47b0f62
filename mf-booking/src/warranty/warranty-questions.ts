import type { CompanyConfig } from '@site/data-types/company';
import * as m from '../messages/warranty';

export interface Question {
  question: string;
  answer: string;
}

/** Common questions about the warranty, with the company's figures. */
export const warrantyQuestions = ({ warrantyDays, phone }: CompanyConfig): Question[] => [
  {
    question: m.whatDoesWarrantyCover,
    answer: m.coversPartsAndLabor({ warrantyDays }),
  },
  {
    question: m.whenDoesItBegin,
    answer: m.beginsOnDayOfService({ warrantyDays }),
  },
  {
    question: m.whatSomethingElseBreaks,
    answer: m.differentProblemNewRepair,
  },
  {
    question: m.whyDoAskMy,
    answer: m.phoneNameTogetherTell,
  },
  {
    question: m.myRepairNotFound,
    answer: m.tryPhoneNumberGave({ phone }),
  },
];
