import { readStored, writeStored } from '@site/store';
import { useState } from 'react';

const isText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Text that is being typed, kept for this tab: a phone may drop the page at any time.
 * @param key in the tab's storage; its prefix decides who removes it
 */
export function useTypedText(key: string, first = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored(key, first, isText, 'session'));
  return [
    text,
    (typed) => {
      setText(typed);
      writeStored(key, typed, 'session');
    },
  ];
}
