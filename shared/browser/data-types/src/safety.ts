import * as m from './messages/safety';

/** The one sentence about gas smell. All pages, mails and articles use it. */
export const gasAdvice = m.smellGasTouchNo;
