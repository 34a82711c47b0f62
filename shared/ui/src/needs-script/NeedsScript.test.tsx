import { renderToStaticMarkup } from 'react-dom/server';
import { NeedsScript } from '.';

const company = { phone: '(713) 555-0142', rawPhone: '+17135550142' };

/** What a browser without scripts shows; with them a noscript element is never rendered. */
function shownWithoutScripts(element: React.ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(element).replaceAll(/<\/?noscript>/g, '');
  return page;
}

test('says what does not work, what to do instead, and the number to call', () => {
  const page = shownWithoutScripts(
    <NeedsScript {...company} title="The search needs JavaScript">
      All 33 questions stand below.
    </NeedsScript>,
  );
  expect(page).toHaveTextContent(
    /^The search needs JavaScript\s?All 33 questions stand below. Or call us:\s?\(713\) 555-0142$/,
  );
  expect(page.querySelector('a')).toHaveAttribute('href', 'tel:+17135550142');
});

test('where there is no other way it asks for scripts', () => {
  const page = shownWithoutScripts(<NeedsScript {...company} title="Booking needs JavaScript" />);
  expect(page).toHaveTextContent('Switch it on and load this page again. Or call us:');
});

test('is for those without scripts only', () => {
  expect(
    renderToStaticMarkup(<NeedsScript {...company} title="Booking needs JavaScript" />),
  ).toMatch(/^<noscript>.*<\/noscript>$/);
});
