import { paths } from '@site/data-types/paths';
import type { SearchDocument } from './index-options';

/** Pages of other parts, with the words that people type for them. */
const pages: [path: string, title: string, note: string, aliases: string][] = [
  [
    paths.warranty,
    'Check your warranty',
    'Is the repair free?',
    'warranty guarantee covered claim',
  ],
  [
    paths.estimate,
    'Repair cost calculator',
    'A price before the visit',
    'price prices pricing cost costs estimate quote calculator rate rates fee fees charge much',
  ],
  [
    paths.appointment,
    'Your appointment',
    'See, move or cancel it',
    'my appointment cancel cancellation move change another day visit status confirmation',
  ],
  [
    paths.booking,
    'Book online',
    'Choose a two-hour window',
    'book booking schedule scheduling online appointment visit technician time window',
  ],
  [
    `${paths.booking}#contact`,
    'Hours, phone and email',
    'When and how to reach us',
    'hours open opening closed closing weekend sunday phone telephone call number contact email address',
  ],
  [
    paths.serviceAreas,
    'Service areas',
    'Every ZIP that we serve',
    'zip area areas coverage serve city cities near nearby houston location',
  ],
  [paths.technicians, 'Technicians', 'Who comes to you', 'technician technicians team repairman'],
  [
    paths.parts,
    'Replacement parts',
    'Search by part or model number',
    'part parts spare replacement model serial number manual',
  ],
  [
    paths.articles,
    'Articles',
    'Care and repair, explained',
    'article articles blog tips advice care',
  ],
  [
    paths.faq,
    'Common questions',
    'Before you book',
    'faq question questions help pay payment licensed insured emergency night',
  ],
  [paths.privacy, 'Privacy', 'Your data', 'privacy data cookies'],
  [paths.terms, 'Terms', 'For visits and estimates', 'terms conditions'],
];

export const sitePages: SearchDocument[] = pages.map(([path, title, note, aliases]) => ({
  ...{ path, kind: 'Page', title, note, aliases },
  ...{ repair: null, symptoms: [], weight: 1, keywords: '', text: '' },
}));
