import { Fragment } from 'react';

/** Advice whose 911 can be called at a tap. It is no call to us, so no event counts it. */
export const EmergencyText = ({ children }: { children: string }) =>
  children.split(/\b(911)\b/).map((words, nth) =>
    // Every second piece is the number.
    nth % 2 ? (
      <a key={nth} href="tel:911">
        {words}
      </a>
    ) : (
      <Fragment key={nth}>{words}</Fragment>
    ),
  );
