import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeTyped } from './take-typed';
import { useLive } from './use-live';

const changes: string[] = [];

/** One field of each kind, controlled and uncontrolled. */
function Fields() {
  const live = useLive();
  const [text, setText] = useState('');
  const [region, setRegion] = useState('');
  const [kind, setKind] = useState('model');
  const [wanted, setWanted] = useState(false);
  const note = (name: string) => (event: { target: { value: string } }) =>
    void changes.push(`${name} ${event.target.value}`);
  return (
    <form data-live={live}>
      <input id="text" value={live ? text : ''} onChange={(event) => setText(event.target.value)} />
      <select id="region" value={live ? region : ''} onChange={(e) => setRegion(e.target.value)}>
        <option value="">All</option>
        <option>West</option>
      </select>
      {['model', 'part'].map((value) => (
        <input
          key={value}
          id={value}
          type="radio"
          name="kind"
          value={value}
          checked={kind === value}
          onChange={() => setKind(value)}
        />
      ))}
      <input id="box" type="checkbox" checked={wanted} onChange={() => setWanted(!wanted)} />
      <textarea id="words" defaultValue="" onChange={note('words')} />
      <input id="mail" type="email" onChange={note('mail')} />
      <input id="untouched" defaultValue="as printed" onChange={note('untouched')} />
      <output>{[text, region, kind, wanted].join(' ')}</output>
    </form>
  );
}

function Page({ enterTyped }: { enterTyped: () => void }) {
  useEffect(enterTyped, [enterTyped]);
  return <Fields />;
}

const printed = () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Fields />)}</div>`;
  return document.getElementById('root') as HTMLElement;
};
const control = (id: string) => document.getElementById(id) as HTMLInputElement;

test('components get text and choices that were entered before hydration', async () => {
  const root = printed();
  control('text').value = '77002';
  control('text').focus();
  control('text').setSelectionRange(2, 3);
  control('region').value = 'West';
  control('part').checked = true;
  control('box').checked = true;
  control('words').value = 'Water stands in the drum.';
  control('mail').value = 'ada@home.example';
  await act(async () => void hydrateRoot(root, <Page enterTyped={takeTyped(root)} />));
  expect(root.querySelector('output')).toHaveTextContent('77002 West part true');
  expect(control('text')).toHaveValue('77002');
  expect(control('text')).toHaveFocus();
  expect([control('text').selectionStart, control('text').selectionEnd]).toEqual([2, 3]);
  expect(control('region')).toHaveValue('West');
  expect(control('part')).toBeChecked();
  expect(control('model')).not.toBeChecked();
  expect(control('box')).toBeChecked();
  expect(changes).toEqual(['words Water stands in the drum.', 'mail ada@home.example']);
});

test('a form that was rendered again gets the entries by the ids of its fields', async () => {
  const root = printed();
  control('mail').value = 'ada@home.example';
  const enterTyped = takeTyped(root);
  root.innerHTML = '<input id="mail" type="email">';
  await act(async () => enterTyped());
  expect(control('mail')).toHaveValue('ada@home.example');
});

test('text typed during hydration is preserved, and text that a library has emptied is restored', async () => {
  const root = printed();
  control('part').checked = true;
  const enterTyped = takeTyped(root);
  control('part').checked = false;
  control('mail').value = 'ada@home.example';
  control('mail').dispatchEvent(new Event('input', { bubbles: true }));
  control('mail').value = '';
  await act(async () => enterTyped());
  expect(control('part')).toBeChecked();
  expect(control('mail')).toHaveValue('ada@home.example');
});
