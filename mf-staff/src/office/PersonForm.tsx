import type { StaffPerson, StaffRole } from '@site/client/staff';
import type { Language } from '@site/data-types/contract';
import { isZip } from '@site/data-types/zip';
import { Button } from '@site/ui/button';
import { Field, RadioGroup, Select, TextInput } from '@site/ui/field';
import type { Checked, FormValues } from '@site/ui/form';
import { Notice } from '@site/ui/notice';
import { staff } from '../lib/backend';
import * as m from '../messages/people';
import { useCallForm } from '../session/use-call-form';
import styles from './Office.module.css';

interface PersonFormProps {
  /** Absent for a new person. */
  person?: StaffPerson;
  onSaved: (sentence: string) => void;
  onClose: () => void;
}

/** `77002, 77449` or empty for all. */
const areasOf = (text: string): string[] => text.match(/[^\s,;]+/g) ?? ['all'];

type Name = 'name' | 'email' | 'role' | 'areas' | 'speaks';

interface Details {
  name: string;
  email: string;
  role: StaffRole;
  areas: string[];
  speaks: Language[];
}

function check(values: FormValues<Name>): Checked<Name, Details> {
  const [name = '', email = ''] = [values.name?.trim(), values.email?.trim()];
  const areas = areasOf(values.areas ?? '');
  const wrong = areas.find((area) => area !== 'all' && !isZip(area));
  if (!name || !email) return { errors: { form: m.pleaseEnterNameEmail } };
  if (wrong) return { errors: { form: m.wrongNoZipFive({ wrong }) } };
  const role = values.role === 'owner' ? 'owner' : 'technician';
  const speaks: Language[] = values.speaks === 'es' ? ['en', 'es'] : ['en'];
  return { answers: { name, email, role, areas, speaks } };
}

/** Adds a person, or changes role and areas. */
export function PersonForm({ person, onSaved, onClose }: PersonFormProps) {
  const { form, errors, sending, onSubmit } = useCallForm(check, async (details) => {
    await staff().savePerson({ ...details, ...(person && { phone: person.phone }) });
    onSaved(m.nameIsOnStaff({ name: details.name }));
  });
  const areas = person && !person.areas.includes('all') ? person.areas.join(', ') : '';

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <Field label={m.nameLabel}>
        <TextInput {...form.register('name')} defaultValue={person?.name} />
      </Field>
      <Field label={m.email} hint={m.signCodesGoThere}>
        <TextInput
          {...form.register('email')}
          type="email"
          autoCapitalize="none"
          readOnly={person !== undefined}
          defaultValue={person?.email}
        />
      </Field>
      <RadioGroup
        {...form.register('role')}
        label={m.role}
        defaultValue={person?.role ?? 'technician'}
        options={[
          { value: 'technician', label: m.technicianRole, hint: m.ownVisitsFreeOnes },
          { value: 'owner', label: m.ownerRole, hint: m.everythingAlsoCustomersPeople },
        ]}
      />
      <Field label={m.zIPs} hint={m.separatedCommasEmptyAll}>
        <TextInput {...form.register('areas')} defaultValue={areas} />
      </Field>
      <Field label={m.languages}>
        <Select
          {...form.register('speaks')}
          defaultValue={person?.speaks?.includes('es') ? 'es' : 'en'}
        >
          <option value="en">{m.english}</option>
          <option value="es">{m.englishAndSpanish}</option>
        </Select>
      </Field>
      {errors.form && <Notice tone="error" title={errors.form} />}
      <div className={styles.row}>
        <Button type="submit" loading={sending}>
          {m.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {m.closeLabel}
        </Button>
      </div>
    </form>
  );
}
