import { Button } from '@site/ui/button';
import { useEffect, useState } from 'react';
import type { FederationLoader } from '../remotes/loader';
import { outline } from './outline';
import { partCosts, sizeOf } from './part-costs';
import type { PartCost } from './part-costs';
import { partStates } from './part-states';
import type { PartState } from './part-states';
import { onSharedUse, sharedUses } from './shared-uses';
import styles from './Inspector.module.css';

const measure = (): PartCost[] =>
  partCosts(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);

/** The parts of the set, then versions that were loaded but do not run. */
const rowsOf = (costs: PartCost[], states: PartState[]) => [
  ...states.map((state) => ({ ...state, cost: costs.find(isOf(state)) })),
  ...costs
    .filter((cost) => !states.some(isOf(cost)))
    .map((cost) => ({ part: cost.part, version: cost.version, state: undefined, cost })),
];

const isOf =
  (one: { part: string; version: string }) =>
  ({ part, version }: { part: string; version: string }) =>
    part === one.part && version === one.version;

const words = {
  runs: 'runs',
  before: 'runs, the previous version',
  failed: 'failed, preserved as printed',
  waits: 'not needed yet',
};

interface InspectorProps {
  loader: Pick<FederationLoader, 'runnerOf' | 'fallbackCause'>;
  onClose: () => void;
}

/** For developers: the parts of this page, their cost and the shared packages. */
export function Inspector({ loader, onClose }: InspectorProps) {
  const [costs, setCosts] = useState(measure);
  const [uses, setUses] = useState(sharedUses);

  useEffect(() => {
    const update = () => setCosts(measure());
    const observer = new PerformanceObserver(update);
    observer.observe({ type: 'resource' });
    onSharedUse(() => setUses(sharedUses()));
    // A loaded part runs a moment later, and there is no event for that.
    const timer = setInterval(update, 1000);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, []);
  useEffect(() => outline(costs, loader), [costs, loader]);

  return (
    <details className={styles.root} open>
      <summary>How this page is composed</summary>
      <Button variant="outline" size="sm" icon="close" onClick={onClose}>
        Close
      </Button>
      <table>
        <caption>Parts</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Loaded in</th>
            <th scope="col">Files</th>
            <th scope="col">Bytes</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(costs, partStates(loader)).map(({ part, version, state, cost }) => (
            <tr key={part + version}>
              <th scope="row">{part}</th>
              <td>{version}</td>
              <td>{state ? words[state] : 'does not run'}</td>
              <td>{cost && `${cost.ms} ms`}</td>
              <td>{cost?.files}</td>
              <td>{cost && sizeOf(cost.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>Shared packages</caption>
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Package</th>
            <th scope="col">Asked</th>
            <th scope="col">Provided</th>
            <th scope="col">Used</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ remote, name, asked, provided, from }) => (
            <tr key={remote + name}>
              <th scope="row">{remote}</th>
              <td>{name}</td>
              <td>{asked}</td>
              <td>{provided || 'none'}</td>
              <td>{from ? `the ${from}'s` : 'refused'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
