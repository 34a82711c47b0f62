import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CallUs } from '@site/ui/call-us';
import * as m from '../messages/search';
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
  if (state === 'failed') return m.searchCannotLoadedJust;
  if (query.trim() === '') return m.applianceBrandWhatNotice;
  if (state === 'loading') return m.searching;
  if (unknownCode) return m.noTableUnknownCodeLook({ unknownCode });
  if (count === 0) return m.nothingFoundTryAppliance;
  if (count === hitLimit) return m.theCountClosestMatches({ count });
  return m.matches({ count });
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
            {m.allAppliances}
          </Link>
          {' · '}
          <Link to="/brands" onClick={onFollow}>
            {m.allBrands}
          </Link>
          {' · '}
          <CallUs place="search" />
        </p>
      )}
    </div>
  );
}
