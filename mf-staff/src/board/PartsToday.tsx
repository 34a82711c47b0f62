import { todayIn } from '@site/data-types/calendar';
import { useCompany } from '@site/store';
import { Notice } from '@site/ui/notice';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { staff } from '../lib/backend';
import { partState } from '../lib/part-words';
import * as m from '../messages/today';
import { useLoaded } from '../session/use-loaded';
import styles from './BoardNotices.module.css';

/** For owners: parts that are here without a second visit, and parts that are late. */
export function PartsToday() {
  const today = todayIn(useCompany().timeZone);
  const load = useCallback(() => staff().parts(), []);
  const { answer: parts = [] } = useLoaded(load);
  const here = parts.filter((part) => part.arrivedAt && !part.secondVisit).length;
  const late = parts.filter((part) => partState(part, today) === 'late').length;
  const words = [
    here > 0 && m.partsFitWithoutSecond({ count: here }),
    late > 0 && m.partsLate({ count: late }),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Notice className={styles.failure} title={words.join('; ')}>
      <p>
        <Link to="/staff/parts">{m.seeTheParts}</Link>
      </p>
    </Notice>
  );
}
