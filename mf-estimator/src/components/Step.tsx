import { Section } from '@site/ui/layout';
import type { ReactNode } from 'react';

/** Ids of the calculator's steps, to which it scrolls. */
export const stepIds = {
  appliance: 'step-appliance',
  issue: 'step-issue',
  price: 'step-price',
  result: 'estimate-result',
} as const;

interface StepProps {
  id: (typeof stepIds)[keyof typeof stepIds];
  title: string;
  lead?: ReactNode;
  className?: string;
  /** Id of the text that is read out with the title when the step appears. */
  describedBy?: string;
  children: ReactNode;
}

/** A step of the calculator. It gets focus when it appears. */
export const Step = ({ describedBy, ...props }: StepProps) => (
  <Section {...props} tabIndex={-1} aria-describedby={describedBy} data-step={props.id} />
);
