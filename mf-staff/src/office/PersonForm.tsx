import type { StaffPerson, StaffRole } from '@site/client/staff';
import { isZip } from '@site/data-types/zip';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, TextInput } from '@site/ui/field';
import { Notice } from '@site/ui/notice';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import styles from './Office.module.css';

interface PersonFormProps {
  /** Absent for a new person. */
  person?: StaffPerson;
  onSaved: (sentence: string) => void;
  onClose: () => void;
}

/** `77002, 77449` or empty for all. */
const areasOf = (text: string): string[] => text.match(/[^\s,;]+/g) ?? ['all'];

/** Adds a person, or changes role and areas. */
export function PersonForm({ person, onSaved, onClose }: PersonFormProps) {
  const [name, setName] = useState(person?.name ?? '');
  const [email, setEmail] = useState(person?.email ?? '');
  const [role, setRole] = useState<StaffRole>(person?.role ?? 'technician');
  const [areas, setAreas] = useState(
    person && !person.areas.includes('all') ? person.areas.join(', ') : '',
  );
  const { busy, error, setError, attempt } = useAttempt();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const wrong = areasOf(areas).find((area) => area !== 'all' && !isZip(area));
    if (!name.trim() || !email.trim()) return setError('Please enter a name and an email address');
    if (wrong) return setError(`${wrong} is no ZIP of five digits`);
    const details = { name: name.trim(), email: email.trim(), role, areas: areasOf(areas) };
    void attempt(() =>
      staff().savePerson({ ...details, ...(person && { phone: person.phone }) }),
    ).then((saved) => saved && onSaved(`${details.name} is on staff.`));
  };

  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field label="Name">
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label="Email" hint="Sign-in codes go there.">
        <TextInput
          type="email"
          autoCapitalize="none"
          readOnly={person !== undefined}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <RadioGroup
        label="Role"
        name="role"
        value={role}
        onChange={({ target }) => setRole(target.value === 'owner' ? 'owner' : 'technician')}
        options={[
          { value: 'technician', label: 'Technician', hint: 'Own visits, and free ones nearby.' },
          { value: 'owner', label: 'Owner', hint: 'Everything, also customers and people.' },
        ]}
      />
      <Field label="ZIPs" hint="Separated by commas. Empty: all areas.">
        <TextInput
          inputMode="numeric"
          value={areas}
          onChange={({ target }) => setAreas(target.value)}
        />
      </Field>
      {error && <Notice tone="error" title={error} />}
      <div className={styles.row}>
        <Button type="submit" loading={busy}>
          Save
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}
