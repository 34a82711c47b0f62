import { useCompany } from '@site/store';
import { Fragment } from 'react';
import { CallUs } from './CallUs';

interface PhoneTextProps {
  children: string;
  /** As of `CallUs`. */
  place: string;
}

/** A message in which the company's number can be called at a tap, and does not break. */
export const PhoneText = ({ children, place }: PhoneTextProps) =>
  children.split(useCompany().phone).map((words, nth) => (
    <Fragment key={nth}>
      {nth > 0 && <CallUs place={place} />}
      {words}
    </Fragment>
  ));
