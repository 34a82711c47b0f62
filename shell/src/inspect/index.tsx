import { createRoot } from 'react-dom/client';
import { Inspector } from './Inspector';

export { recordShared } from './shared-uses';

/** Puts the list on the page, beside everything that the site itself renders. */
export function showInspector(): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Inspector />);
}
