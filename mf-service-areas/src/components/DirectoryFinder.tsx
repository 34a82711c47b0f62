import { Grid, Section } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { filterDirectory } from '../lib/directory-filter';
import type { Directory } from '../lib/records';
import { useDirectoryFilter } from '../lib/use-directory-filter';
import { DirectoryCard } from './DirectoryCard';
import styles from './DirectoryFinder.module.css';
import { DirectorySearch } from './DirectorySearch';
import { OverviewMap } from './OverviewMap';

const listId = 'area-list';

/** Search, map and list: what is typed thins the list and stands out on the map. */
export function DirectoryFinder({ directory: { entries, map } }: { directory: Directory }) {
  const [filter, setFilter] = useDirectoryFilter();
  const found = filterDirectory(entries, filter);
  const filtered = filter.text !== '' || filter.region !== '';

  return (
    <Section title="Find your area">
      <div className={styles.columns}>
        <DirectorySearch filter={filter} onChange={setFilter} />
        <div className={styles.map}>
          <VisuallyHidden focusable>
            <a href={`#${listId}`}>Skip the map</a>
          </VisuallyHidden>
          <OverviewMap
            map={map}
            found={filtered ? new Set(found.map(({ zipCode }) => zipCode)) : undefined}
          />
        </div>
        <div className={styles.list} id={listId} tabIndex={-1}>
          <p role="status" className={styles.count}>
            {found.length} of {entries.length} ZIP codes
          </p>
          {found.length > 0 ? (
            <Grid as="ul">
              {found.map((entry) => (
                <DirectoryCard key={entry.zipCode} entry={entry} />
              ))}
            </Grid>
          ) : (
            <Notice title="No service areas found">
              <p>Try adjusting your search terms or filters.</p>
            </Notice>
          )}
        </div>
      </div>
    </Section>
  );
}
