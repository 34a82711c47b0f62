import { regionLabel } from '../lib/region-label';
import { Field, Select } from '@site/ui/field';
import { SearchField } from '@site/ui/search-field';
import { regions } from '../data/regions';
import type { DirectoryFilter } from '../lib/directory-filter';
import * as m from '../messages/areas';
import styles from './DirectorySearch.module.css';

interface DirectorySearchProps {
  filter: DirectoryFilter;
  onChange: (change: Partial<DirectoryFilter>) => void;
}

/** Text and region. Both filter during typing. */
export const DirectorySearch = ({ filter, onChange }: DirectorySearchProps) => (
  <div role="search" className={styles.root}>
    <SearchField
      label={m.searchServiceAreas}
      showLabel
      placeholder={m.searchZipCodeCity}
      value={filter.q}
      onChange={(event) => onChange({ q: event.target.value })}
    />
    <Field label={m.region}>
      <Select value={filter.region} onChange={(event) => onChange({ region: event.target.value })}>
        <option value="">{m.allRegions}</option>
        {regions.map(({ name }) => (
          <option key={name} value={name}>
            {regionLabel(name)}
          </option>
        ))}
      </Select>
    </Field>
  </div>
);
