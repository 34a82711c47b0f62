import { useCompany } from '@site/store';
import { Fragment } from 'react';
import * as m from '../messages/call-link';

const callable = new RegExp(`\\b(911|${m.yourGasUtility})\\b`);

/**
 * Advice whose 911 and gas utility can be called at a tap. They are no calls to us, so no event counts
 * them. Without the utility's number in the company's file it says where the number is.
 */
export function EmergencyText({ children }: { children: string }) {
  const { phone, rawPhone } = useCompany().gasUtility;
  const called: Record<string, string> = {
    911: '911',
    ...(rawPhone && { [m.yourGasUtility]: rawPhone }),
  };
  const words = children.split(callable).map((piece, nth) =>
    called[piece] ? (
      <a key={nth} href={`tel:${called[piece]}`}>
        {piece === m.yourGasUtility ? `${piece}, ${phone},` : piece}
      </a>
    ) : (
      <Fragment key={nth}>{piece}</Fragment>
    ),
  );
  return (
    <>
      {words}
      {children.includes(m.yourGasUtility) && !rawPhone && ` ${m.itsNumberIsOnBill}`}
    </>
  );
}
