/** The words of mails and texts, in one language. A server has them in all: `in-language.ts`. */
export { calendarAddress, mailCalendar } from './calendar';
export { applianceOf, isDay, issueOf, isWindow, unsaid } from './call-values';
export { messageOf } from './message';
export { confirmationParams, postParams } from './newsletter-message';
export { customerFields, customerParams, holdParams, teamParams } from './template-params';
export { textAnswers, textMessage } from './text-message';
export { calendarMethod } from './visit-message';
export { teamUpdateParams, visitParams } from './visit-params';
export { pushNotice } from './push-notice';
