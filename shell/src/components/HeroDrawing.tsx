import { issuePath } from '@site/data-types/paths';
import { DrawingFrame } from '@site/ui/illustrations';
import { washingMachine } from '@site/ui/illustrations/callouts';
import { Link } from 'react-router-dom';
import * as m from '../messages/home';
import styles from './HeroDrawing.module.css';

const faults = (
  [
    { part: 'drain-pump', label: m.notDraining, issue: 'washing-machine-not-draining' },
    { part: 'drive-motor', label: m.notSpinning, issue: 'washing-machine-not-spinning' },
    { part: 'door-boot', label: m.leaking, issue: 'washing-machine-leaking' },
    { part: 'drum-bearing', label: m.loudNoise, issue: 'washing-machine-loud-noise' },
    { part: 'door-lock', label: m.wontStart, issue: 'washing-machine-wont-start' },
  ] as const
).map(({ part, label, issue }) => ({
  id: part,
  place: washingMachine[part],
  label,
  to: issuePath(issue),
}));

/** An opened machine. Each of its parts links to the page of its repair. */
export const HeroDrawing = () => (
  <figure className={styles.root}>
    <DrawingFrame slug="washing-machine" title={m.aWashingMachineOpened} parts={faults} />
    <figcaption>
      <p className={styles.words}>{m.pointWhatWrong}</p>
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
