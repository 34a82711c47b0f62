import { readStored, writeStored } from '@site/store';
import { useState } from 'react';

const isText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Text that a reload of the tab does not lose. `session/personal-data.ts` removes it at the
 * sign-out.
 * @param key names visit and field
 */
export function useTyped(key: string, first = ''): [string, (text: string) => void] {
  const stored = `staff.typed.${key}`;
  const [text, setText] = useState(() => readStored(stored, first, isText, 'session'));
  return [
    text,
    (next) => {
      setText(next);
      writeStored(stored, next, 'session');
    },
  ];
}
