import { useCompany } from '@site/store';
import { Fragment } from 'react';

/**
 * Advice whose 911 and gas utility can be called at a tap. They are no calls to us, so no event counts
 * them. Without the utility's number in the company's file it says where the number is.
 */
export function EmergencyText({ children }: { children: string }) {
  const { phone, rawPhone } = useCompany().gasUtility;
  const called: Record<string, string> = { 911: '911', ...(rawPhone && { [utility]: rawPhone }) };
  const words = children.split(/\b(911|your gas utility)\b/).map((piece, nth) =>
    called[piece] ? (
      <a key={nth} href={`tel:${called[piece]}`}>
        {piece === utility ? `${utility}, ${phone},` : piece}
      </a>
    ) : (
      <Fragment key={nth}>{piece}</Fragment>
    ),
  );
  return (
    <>
      {words}
      {children.includes(utility) && !rawPhone && ' Its number is on your gas bill.'}
    </>
  );
}

const utility = 'your gas utility';
