import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import { renderToStaticMarkup } from 'react-dom/server';
import { NeedsScript } from '.';

beforeEach(() =>
  provideCompany({ ...testCompany, phone: '(713) 555-0142', rawPhone: '+17135550142' }),
);

/** The content for a browser without scripts. With scripts it does not render noscript elements. */
function shownWithoutScripts(element: React.ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element).replaceAll(/<\/?noscript>/g, '');
  return page;
}

test('shows what does not work, what to do instead and the phone number', () => {
  const page = shownWithoutScripts(
    <NeedsScript title="The search needs JavaScript">All 33 questions stand below.</NeedsScript>,
  );
  expect(page).toHaveTextContent(
    /^The search needs JavaScript\s?All 33 questions stand below. Or call us:\s?\(713\) 555-0142$/,
  );
  expect(page.querySelector('a')).toHaveAttribute('href', 'tel:+17135550142');
});

test('by default it asks to switch scripts on', () => {
  const page = shownWithoutScripts(<NeedsScript title="Booking needs JavaScript" />);
  expect(page).toHaveTextContent('Switch it on and load this page again. Or call us:');
});

test('is shown only without scripts', () => {
  expect(renderToStaticMarkup(<NeedsScript title="Booking needs JavaScript" />)).toMatch(
    /^<noscript>.*<\/noscript>$/,
  );
});
