import { useLive } from '@site/federation';
import { Section } from '@site/ui/layout';
import { NeedsScript } from '@site/ui/needs-script';
import { Notice } from '@site/ui/notice';
import { useUrlFilters } from '@site/ui/url-filters';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { memo, useDeferredValue, useMemo } from 'react';
import { filterDirectory } from '../lib/directory-filter';
import type { Directory } from '../data/shapes';
import * as m from '../messages/areas';
import styles from './DirectoryFinder.module.css';
import { DirectoryList } from './DirectoryList';
import { DirectorySearch } from './DirectorySearch';
import { OverviewMap } from './OverviewMap';

/** Id of the search. Links to it show the box and its results. */
export const finderId = 'find-your-area';
const endId = 'area-map-end';

/** Rendered when their own areas change, not with each key. */
const [List, AreaMap] = [memo(DirectoryList), memo(OverviewMap)];

interface DirectoryFinderProps {
  directory: Directory;
  /** Shows ratings, response times and repair counts. */
  figures: boolean;
}

/** Search, its results below, and the map with the same areas highlighted. */
export function DirectoryFinder({ directory, figures }: DirectoryFinderProps) {
  const { entries, map, demonstration } = directory;
  const [filter, setFilter] = useUrlFilters(['q', 'region'], useLive());
  // A key is answered before more than a hundred rows and areas change.
  // Its values and not the object, which is another one with each render.
  const [q, region] = [useDeferredValue(filter.q), useDeferredValue(filter.region)];
  const sampled = figures && demonstration;
  const filtered = q !== '' || region !== '';
  const found = useMemo(() => filterDirectory(entries, { q, region }), [entries, q, region]);
  const zipCodes = useMemo(
    () => (filtered ? new Set(found.map(({ zipCode }) => zipCode)) : undefined),
    [filtered, found],
  );

  return (
    <Section title={m.findYourArea} id={finderId} tabIndex={-1}>
      <NeedsScript title={m.theSearchNeedsJavaScript} className={styles.notice}>
        {m.allLengthZipCodes({ length: entries.length })}
      </NeedsScript>
      <div className={styles.columns}>
        <div>
          <DirectorySearch filter={filter} onChange={setFilter} />
          <p role="status" className={styles.count}>
            {filtered
              ? (sampled ? m.foundOfAllSample : m.foundOfAll)({
                  found: found.length,
                  count: entries.length,
                })
              : (sampled ? m.allSample : m.all)({ count: entries.length })}
          </p>
          {found.length > 0 ? (
            <List entries={found} folded={!filtered} figures={figures} />
          ) : (
            <Notice title={m.noServiceAreasFound}>
              <p>{m.tryAdjustingSearchTerms}</p>
            </Notice>
          )}
        </div>
        <div className={styles.map}>
          <VisuallyHidden focusable>
            <a href={`#${endId}`}>{m.skipTheMap}</a>
          </VisuallyHidden>
          <AreaMap map={map} found={zipCodes} />
          <span id={endId} tabIndex={-1} />
        </div>
      </div>
    </Section>
  );
}
