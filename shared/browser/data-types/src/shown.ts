import { applianceWords } from './appliance-words';
import type { ApplianceSlug } from './entities';
import { applianceNames } from './entities';
import { words } from './lists';

/** A value for people: itself, or its words in the document's language. */
export const shown = (value: string): string => applianceWords[value] ?? words[value] ?? value;

/** `dryer` → `Dryer`, `Secadora` */
export function applianceName(slug: ApplianceSlug): string {
  const name = applianceNames[slug];
  return applianceWords[name] ?? name;
}
