import type { ApplianceSlug } from '@site/data-types/entities';
import { DrawingFrame } from '@site/ui/illustrations';
import { Link } from 'react-router-dom';
import type { DrawnIssue } from '../data/shapes';
import styles from './ApplianceFigure.module.css';

interface ApplianceFigureProps {
  /** Appliance whose drawing it is. */
  slug: ApplianceSlug;
  /** Name of the picture. */
  title: string;
  /** The issues in the order of the numbers. */
  issues: DrawnIssue[];
  /** Slug of the page's own issue. It has a number but no link. */
  current?: string;
}

/** The cut-away drawing with a numbered link to each issue, and the same links as a list. */
export function ApplianceFigure({ slug, title, issues, current }: ApplianceFigureProps) {
  const linkTo = (issue: string) => (issue === current ? undefined : `/issues/${issue}`);
  return (
    <div className={styles.root}>
      <figure className={styles.plate}>
        <DrawingFrame
          slug={slug}
          title={title}
          parts={issues.map((issue) => ({
            id: issue.part,
            place: issue.place,
            label: `${issue.partLabel}: ${issue.name}`,
            to: linkTo(issue.slug),
          }))}
        />
        <figcaption>
          <ol role="list" className={styles.list}>
            {issues.map((issue, i) => {
              const to = linkTo(issue.slug);
              return (
                <li key={issue.slug} className={styles.item}>
                  <span className={styles.number} aria-hidden="true">
                    {i + 1}
                  </span>
                  <span>
                    {issue.partLabel}
                    <br />
                    {to ? (
                      <Link to={to}>{issue.name}</Link>
                    ) : (
                      <strong aria-current="page">{issue.name}</strong>
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </figcaption>
      </figure>
    </div>
  );
}
