import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testCompany } from '@site/data-types/test-company';
import { provideCompany } from '@site/store';
import axe from 'axe-core';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { allExamples } from './all';

provideCompany(testCompany);

const examples = Object.entries(allExamples).flatMap(([component, states]) =>
  states.map(({ name, element }) => ({ name: `${component}: ${name}`, element })),
);

test('every component has examples', () => {
  const notComponents = ['examples', 'fonts', 'illustrations', 'internal'];
  const src = join(__dirname, '..');
  const folders = readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notComponents.includes(entry.name))
    .map((entry) => entry.name)
    // Others have hooks alone.
    .filter((name) => readdirSync(join(src, name)).some((file) => /^[A-Z]\w+\.tsx$/.test(file)));
  expect(Object.keys(allExamples).sort()).toEqual(folders.sort());
});

describe.each(examples)('$name', ({ element }) => {
  const page = <MemoryRouter>{element}</MemoryRouter>;
  const markup = renderToString(page);

  test('obeys the content security policy: no style attribute, no script', () => {
    expect(markup).not.toMatch(/\sstyle=|<script|\son[a-z]+="/);
  });

  test('hydrates without errors and passes axe', async () => {
    const report = jest.spyOn(console, 'error').mockImplementation();
    const main = document.createElement('main');
    main.innerHTML = markup;
    document.body.replaceChildren(main);

    const root = await act(async () =>
      hydrateRoot(main, page, { onRecoverableError: (error) => console.error(error) }),
    );
    expect(report).not.toHaveBeenCalled();

    // jsdom has no colors; tokens.test.ts checks contrast. Regions are a rule for whole pages.
    const { violations } = await axe.run(main, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await act(async () => root.unmount());
    report.mockRestore();
  });
});
