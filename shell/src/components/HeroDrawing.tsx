import { issuePath } from '@site/data-types/paths';
import { DrawingFrame } from '@site/ui/illustrations';
import { Link } from 'react-router-dom';
import styles from './HeroDrawing.module.css';

const faults = [
  { part: 'drain-pump', label: 'Not draining', issue: 'washing-machine-not-draining' },
  { part: 'drive-motor', label: 'Not spinning', issue: 'washing-machine-not-spinning' },
  { part: 'door-boot', label: 'Leaking', issue: 'washing-machine-leaking' },
  { part: 'drum-bearing', label: 'Loud noise', issue: 'washing-machine-loud-noise' },
  { part: 'door-lock', label: "Won't start", issue: 'washing-machine-wont-start' },
].map(({ part, label, issue }) => ({ id: part, label, to: issuePath(issue) }));

/** An opened machine. Each of its parts links to the page of its repair. */
export const HeroDrawing = () => (
  <figure className={styles.root}>
    <DrawingFrame slug="washing-machine" title="A washing machine, opened" parts={faults} />
    <figcaption>
      <p className={styles.words}>Point at what is wrong</p>
      <ol role="list" className={styles.faults}>
        {faults.map(({ id, label, to }, i) => (
          <li key={id}>
            <span className={styles.number} aria-hidden="true">
              {i + 1}
            </span>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </figcaption>
  </figure>
);
