import { Field, Select } from '@site/ui/field';
import { SearchField } from '@site/ui/search-field';
import { regions } from '../data/regions';
import type { DirectoryFilter } from '../lib/directory-filter';
import styles from './DirectorySearch.module.css';

interface DirectorySearchProps {
  filter: DirectoryFilter;
  onChange: (change: Partial<DirectoryFilter>) => void;
}

/** Text and region. Both filter during typing. */
export const DirectorySearch = ({ filter, onChange }: DirectorySearchProps) => (
  <div role="search" className={styles.root}>
    <SearchField
      label="Search service areas"
      showLabel
      placeholder="Search by ZIP code or city..."
      value={filter.text}
      onChange={(event) => onChange({ text: event.target.value })}
    />
    <Field label="Region">
      <Select value={filter.region} onChange={(event) => onChange({ region: event.target.value })}>
        <option value="">All Regions</option>
        {regions.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  </div>
);
