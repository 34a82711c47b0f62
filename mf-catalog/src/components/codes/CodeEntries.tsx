import { EmergencyText } from '@site/ui/emergency-text';
import { Badge } from '@site/ui/badge';
import { Link } from 'react-router-dom';
import type { CodesRecord } from '../../data/shapes';
import { codeAnchor } from '../../lib/code-key';
import { switchOffStep } from '../../lib/switch-off';
import * as m from '../../messages/brand-codes';
import styles from './CodeEntries.module.css';

type Table = CodesRecord['tables'][number];

const safety = {
  no: { tone: 'critical', words: m.stopUsingIt },
  'with-care': { tone: 'low', words: m.canRunAfterCheck },
} as const;

/** The codes of one appliance. Each has its own anchor: `#washing-machine-5c`. */
export const CodeEntries = ({ appliance, codes }: Pick<Table, 'appliance' | 'codes'>) => (
  <ol role="list" className={styles.list}>
    {codes.map(({ code, also, meaning, before, check, safeToRun, issue }) => (
      <li key={code} id={codeAnchor(appliance.slug, code)} className={styles.entry}>
        <div className={styles.head}>
          <h3 className={styles.code}>{code}</h3>
          {also.length > 0 && (
            <p className={styles.also}>{m.alsoAlso({ also: also.join(', ') })}</p>
          )}
          <Badge tone={safety[safeToRun].tone}>{safety[safeToRun].words}</Badge>
        </div>
        <div className={styles.words}>
          <p className={styles.meaning}>{meaning}</p>
          {before.length > 0 && (
            <p>
              <strong>{m.beforeIt}</strong>{' '}
              {before.map((supply) => switchOffStep(supply, appliance)).join(' ')}
            </p>
          )}
          <p>
            <strong>{m.firstCheck}</strong> <EmergencyText>{check}</EmergencyText>
          </p>
          <Link to={`/issues/${issue.slug}`} className={styles.repair}>
            {m.nameCausesAndPrice({ name: issue.name })}
          </Link>
        </div>
      </li>
    ))}
  </ol>
);
