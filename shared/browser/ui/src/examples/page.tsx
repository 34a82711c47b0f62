import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import '../tokens.css';
import { Examples } from './Examples';

/** Markup of the examples page; `scripts/build-examples.js` bundles and calls it. */
export function renderExamples(): string {
  provideCompany({ ...testCompany, phone: '(713) 555-0142', rawPhone: '+17135550142' });
  return renderToStaticMarkup(
    <MemoryRouter>
      <Examples />
    </MemoryRouter>,
  );
}
