import { useEffect, useState } from 'react';
import { outline } from './outline';
import { partCosts, sizeOf } from './part-costs';
import type { PartCost } from './part-costs';
import { onShared, sharedUses } from './shared-uses';
import styles from './Inspector.module.css';

const measure = (): PartCost[] =>
  partCosts(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);

/** For developers: who made what of this page, what it cost, and what is shared. */
export function Inspector() {
  const [costs, setCosts] = useState(measure);
  const [uses, setUses] = useState(sharedUses);

  useEffect(() => {
    const update = () => setCosts(measure());
    const observer = new PerformanceObserver(update);
    observer.observe({ type: 'resource' });
    onShared(() => setUses(sharedUses()));
    return () => observer.disconnect();
  }, []);
  useEffect(() => outline(costs), [costs]);

  return (
    <details className={styles.root} open>
      <summary>How this page is composed</summary>
      <table>
        <caption>Parts</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Version</th>
            <th scope="col">Loaded in</th>
            <th scope="col">Files</th>
            <th scope="col">Bytes</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ part, version, files, bytes, ms }) => (
            <tr key={part + version}>
              <th scope="row">{part}</th>
              <td>{version}</td>
              <td>{ms} ms</td>
              <td>{files}</td>
              <td>{sizeOf(bytes)}</td>
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
