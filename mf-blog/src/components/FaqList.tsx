import { Disclosure } from '@site/ui/disclosure';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqRecord } from '../data/shapes';
import { ContentBody } from './ContentBody';
import styles from './FaqList.module.css';

/** Closes the other answers. Newer browsers do this by the shared name, older ones do not. */
function closeOthers(details: HTMLDetailsElement): void {
  for (const other of details.closest('[data-faq]')?.querySelectorAll('details') ?? []) {
    if (other !== details) other.open = false;
  }
}

const keepOne = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
  currentTarget.open && closeOthers(currentTarget);

/** Questions by category; one answer is open at a time. The address's anchor opens its answer. */
export function FaqList({ categories, entries }: FaqRecord) {
  const root = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // Browsers open the answer of an anchor only when they load a document, and some never do.
  useEffect(() => {
    const answer = [...(root.current?.querySelectorAll('[data-answer]') ?? [])].find(
      ({ id }) => hash === `#${id}`,
    );
    const question = answer?.closest('details');
    if (!question) return;
    closeOthers(question);
    question.open = true;
    question.scrollIntoView();
  }, [hash, key]);

  return (
    <div ref={root} className={styles.root} data-faq="">
      {categories
        .map((category) => ({
          category,
          own: entries.filter((entry) => entry.category === category),
        }))
        .filter(({ own }) => own.length > 0)
        .map(({ category, own }) => (
          <section key={category} aria-label={category}>
            <h2 className={styles.category}>{category}</h2>
            {own.map(({ slug, question, html }) => (
              <Disclosure
                key={slug}
                name="faq"
                summary={question}
                headingLevel={3}
                onToggle={keepOne}
              >
                {/* Inside the details element, because browsers open the element around an anchor. */}
                <div id={slug} data-answer="">
                  <ContentBody html={html} place="faq" />
                </div>
              </Disclosure>
            ))}
          </section>
        ))}
    </div>
  );
}
