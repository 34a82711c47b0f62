import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import '../tokens.css';
import { Examples } from './Examples';

/** Markup of the examples page; `scripts/build-examples.js` bundles and calls it. */
export function renderExamples(): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Examples />
    </MemoryRouter>,
  );
}
