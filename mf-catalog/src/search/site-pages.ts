import { paths } from '@site/data-types/paths';
import * as m from '../messages/search-index';
import type { SearchDocument } from './index-options';

/** Pages of other parts, with the words that people type for them. */
const pages: [path: string, title: string, note: string, aliases: string][] = [
  [paths.warranty, m.checkYourWarranty, m.isTheRepairFree, m.warrantyGuaranteeCoveredClaim],
  [paths.estimate, m.repairCostCalculator, m.priceBeforeVisit, m.pricePricesPricingCost],
  [paths.appointment, m.yourAppointment, m.seeMoveCancel, m.myAppointmentCancelCancellation],
  [paths.booking, m.bookOnline, m.chooseTwoHourWindow, m.bookBookingScheduleScheduling],
  [`${paths.booking}#contact`, m.hoursPhoneAndEmail, m.whenHowReachUs, m.hoursOpenOpeningClosed],
  [paths.serviceAreas, m.serviceAreas, m.everyZipServe, m.zipAreaAreasCoverage],
  [paths.technicians, m.technicians, m.whoComesToYou, m.technicianTechniciansTeamRepairman],
  [paths.parts, m.replacementParts, m.searchPartModelNumber, m.partPartsSpareReplacement],
  [paths.articles, m.articles, m.careAndRepairExplained, m.articleArticlesBlogTips],
  [paths.faq, m.commonQuestions, m.beforeYouBook, m.faqQuestionQuestionsHelp],
  [paths.privacy, m.privacy, m.yourData, m.privacyDataCookies],
  [paths.terms, m.terms, m.forVisitsAndEstimates, m.termsConditions],
];

export const sitePages: SearchDocument[] = pages.map(([path, title, note, aliases]) => ({
  ...{ path, kind: 'page', title, note, aliases },
  ...{ repair: null, symptoms: [], weight: 1, keywords: '', text: '' },
}));
