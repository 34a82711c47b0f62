import type { CompanyConfig } from '@site/data-types/company';
import * as m from '../messages/messaging';

/** Sent when the visitor has typed nothing. */
export const defaultMessage = m.helloINeedHelp;

/**
 * Address that opens a chat with the business in the messaging app.
 * @param text message in the app's input
 */
export const messagingUrl = (
  { messagingNumber }: Pick<CompanyConfig, 'messagingNumber'>,
  text: string = defaultMessage,
): string => `https://wa.me/${messagingNumber}?text=${encodeURIComponent(text)}`;
