import { examples as badge } from '../badge/Badge.examples';
import { examples as breadcrumbs } from '../breadcrumbs/Breadcrumbs.examples';
import { examples as button } from '../button/Button.examples';
import { examples as callLink } from '../call-link/CallLink.examples';
import { examples as card } from '../card/Card.examples';
import { examples as closingCall } from '../closing-call/ClosingCall.examples';
import { examples as definitionList } from '../definition-list/DefinitionList.examples';
import { examples as disclosure } from '../disclosure/Disclosure.examples';
import { examples as field } from '../field/Field.examples';
import { examples as icon } from '../icon/Icon.examples';
import { examples as layout } from '../layout/layout.examples';
import { examples as needsScript } from '../needs-script/NeedsScript.examples';
import { examples as notFound } from '../not-found/NotFound.examples';
import { examples as notice } from '../notice/Notice.examples';
import { examples as priceFigure } from '../price-figure/PriceFigure.examples';
import { examples as sampleNote } from '../sample-note/SampleNote.examples';
import { examples as searchField } from '../search-field/SearchField.examples';
import { examples as sidebarBox } from '../sidebar-box/SidebarBox.examples';
import { examples as statTiles } from '../stat-tiles/StatTiles.examples';
import { examples as ticket } from '../ticket/Ticket.examples';
import { examples as unbroken } from '../unbroken/Unbroken.examples';
import { examples as visuallyHidden } from '../visually-hidden/VisuallyHidden.examples';
import type { Example } from './example';

/** The examples of every component by its folder; a test compares the names with the folders. */
export const allExamples: Record<string, readonly Example[]> = {
  button,
  'call-link': callLink,
  field,
  'search-field': searchField,
  ticket,
  badge,
  notice,
  'needs-script': needsScript,
  card,
  'stat-tiles': statTiles,
  'definition-list': definitionList,
  disclosure,
  'price-figure': priceFigure,
  breadcrumbs,
  layout,
  'sample-note': sampleNote,
  'sidebar-box': sidebarBox,
  'closing-call': closingCall,
  'not-found': notFound,
  icon,
  unbroken,
  'visually-hidden': visuallyHidden,
};
