import { inEnglish } from '@site/data-types/language';
import { Section } from '@site/ui/layout';
import { Link } from 'react-router-dom';
import { articlePath, modelLabelPath } from '../../lib/links';
import * as m from '../../messages/issue';
import { Pair } from '../Pair';
import type { IssueProps } from './issue-props';
import styles from './MoreHelp.module.css';

/** Where the model number is, who made the appliance, what to read, and what the rules follow. */
export function MoreHelp({ issue }: IssueProps) {
  const { appliance, brands, reading = [], sources } = issue;
  const name = appliance.name.toLowerCase();
  return (
    <Section title={m.moreHelp}>
      <Pair>
        <ul role="list" className={styles.list}>
          <li>
            <Link to={modelLabelPath}>{m.findModelNumberName({ name })}</Link>
          </li>
          {reading.map(({ post, words }) => (
            <li key={post}>
              <Link to={articlePath(post)}>{words}</Link>
            </li>
          ))}
          <li>
            {m.whatWeKnowAbout({
              Brands: brands.map(({ slug, name: brand }, i) => (
                <span key={slug}>
                  {i > 0 && ', '}
                  <Link to={`/brands/${slug}`}>{brand}</Link>
                </span>
              )),
            })}
          </li>
        </ul>
        <div className={styles.sources}>
          <h3>{m.safetyAdvicePageFollows}</h3>
          <ul role="list" className={styles.list}>
            {sources.map(({ title, publisher }) => (
              <li key={title} lang={inEnglish}>
                {title}. {publisher}.
              </li>
            ))}
          </ul>
        </div>
      </Pair>
    </Section>
  );
}
