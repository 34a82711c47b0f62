import { inEnglish } from '@site/data-types/language';
import { Stack } from '@site/ui/layout';
import type { Topic } from '../data/place-schema';
import type { SourcedFact } from '../data/shapes';
import * as m from '../messages/area-not-found';
import styles from './FactList.module.css';

const titles: Record<Topic, string> = {
  water: m.water,
  houses: m.houses,
  flood: m.floods,
  power: m.power,
};

interface FactListProps {
  facts: readonly SourcedFact[];
  /** Leaves out the titles of the topics. */
  untitled?: boolean;
}

/** Facts by topic, each with its source, so that a reader can check it. */
export function FactList({ facts, untitled }: FactListProps) {
  const groups = Object.entries(titles)
    .map(([topic, title]) => ({ title, own: facts.filter((fact) => fact.topic === topic) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Stack gap="md">
      {groups.map(({ title, own }) => (
        <div key={title}>
          {!untitled && <h3>{title}</h3>}
          <ul role="list" className={styles.facts}>
            {own.map(({ text, source }) => (
              <li key={text} className={styles.fact}>
                {text}{' '}
                <cite className={styles.source} lang={inEnglish}>
                  {m.sourceLinkPublisher({
                    Link: <a href={source.url}>{source.title}</a>,
                    publisher: source.publisher,
                  })}
                </cite>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
