import { readStored, writeStored } from '@site/store';
import { useState } from 'react';

const accept = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

/**
 * Text that is being typed, kept for this tab: a phone may drop the page at any time.
 * @param name of the text and its appointment
 */
export function useTypedText(name: string): [string, (text: string) => void] {
  const key = `site.typed.${name}`;
  const [text, setText] = useState(() => readStored(key, '', accept, 'session'));
  return [
    text,
    (typed) => {
      setText(typed);
      writeStored(key, typed, 'session');
    },
  ];
}
