import { gasAdvice } from '@site/data-types/safety';

/** As pages show it while the company's file has no number of the gas utility. */
export const gasAdviceShown = `${gasAdvice} Its number is on your gas bill.`;
