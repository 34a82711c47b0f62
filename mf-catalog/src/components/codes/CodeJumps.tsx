import { Link } from 'react-router-dom';
import type { CodesRecord } from '../../data/shapes';
import { codeAnchor } from '../../lib/code-key';
import * as m from '../../messages/brand-codes';
import styles from './CodeJumps.module.css';

/** All codes of a brand at the top of its page, so that a visitor with a code on the display taps it. */
export const CodeJumps = ({ name, tables }: Pick<CodesRecord, 'name' | 'tables'>) => (
  <nav aria-label={m.nameCodes({ name })} className={styles.root}>
    {tables.map(({ appliance, codes }) => (
      <div key={appliance.slug}>
        <p className={styles.appliance}>{appliance.name}</p>
        <ul role="list" className={styles.codes}>
          {codes.map(({ code }) => (
            <li key={code}>
              <Link to={`#${codeAnchor(appliance.slug, code)}`} className={styles.code}>
                {code}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </nav>
);
