import { plural } from '@site/data-types/plural';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CallUs } from '@site/ui/call-us';
import { hitLimit } from './find';
import styles from './Search.module.css';

interface AnswerProps {
  id: string;
  state: 'loading' | 'ready' | 'failed';
  query: string;
  count: number;
  /** A code that no table has. */
  unknownCode: string | undefined;
  /** Called when a link of the answer is followed. */
  onFollow: () => void;
}

function sentence({ state, query, count, unknownCode }: AnswerProps): string {
  if (state === 'failed') return 'Search cannot be loaded just now.';
  if (query.trim() === '')
    return 'An appliance, a brand, what you notice, or a code on the display.';
  if (state === 'loading') return 'Searching...';
  if (unknownCode)
    return `We have no table for ${unknownCode}. Look in the manual of your model, or call and read us the display.`;
  if (count === 0) return 'Nothing found. Try the appliance and what it does: dryer not heating.';
  if (count === hitLimit) return `The ${count} closest matches`;
  return plural(count, 'match', 'matches');
}

/** Time without a new result, in milliseconds, until it is announced. */
const quietMs = 700;

/** The result as text, announced when it changes, with other links if nothing was found. */
export function Answer(props: AnswerProps) {
  const { id, state, query, count, onFollow } = props;
  const text = sentence(props);
  // Not for each letter: a screen reader would read every count.
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  const stuck = state === 'failed' || (state === 'ready' && query.trim() !== '' && count === 0);
  return (
    <div className={styles.answer}>
      <p id={id}>{text}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {stuck && (
        <p>
          <Link to="/appliances" onClick={onFollow}>
            All appliances
          </Link>
          {' · '}
          <Link to="/brands" onClick={onFollow}>
            All brands
          </Link>
          {' · '}
          <CallUs place="search" />
        </p>
      )}
    </div>
  );
}
