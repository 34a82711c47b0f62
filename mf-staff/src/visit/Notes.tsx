import type { StaffVisit } from '@site/client/staff';
import { maxNoteLength } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import type { Checked } from '@site/ui/form';
import { Stack } from '@site/ui/layout';
import { staff } from '../lib/backend';
import * as m from '../messages/visit';
import { useCallForm } from '../session/use-call-form';
import styles from './Notes.module.css';

interface NotesProps {
  visit: StaffVisit;
  accept: (visit: StaffVisit) => void;
}

const check = ({ note = '' }: { note?: string }): Checked<'note', string> =>
  note.trim() ? { answers: note.trim() } : { errors: { note: m.pleaseWriteNoteFirst } };

/** Notes by the customer and by staff, and a new one that the customer does not see. */
export function Notes({ visit: { id, notes, name }, accept }: NotesProps) {
  const { timeZone } = useCompany();
  const { form, errors, sending, onSubmit } = useCallForm<'note', string>(
    check,
    async (text, own) => {
      accept(await staff().addNote(id, text));
      own.clear();
    },
    'note',
    `staff.typed.${id}.note`,
  );

  return (
    <section aria-label={m.notes}>
      <Stack>
        <h2>{m.notes}</h2>
        {notes.length > 0 && (
          <ul role="list" className={styles.list}>
            {notes.map(({ at, text, by }) => (
              <li key={at}>
                <p className={styles.text}>{text}</p>
                <p className={styles.by}>
                  {by ?? m.nameTheCustomer({ name })}, {formatInstant(new Date(at), timeZone)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="sm">
            <Field
              id="staff-note"
              label={m.newNote}
              hint={m.customerDoesNotSeeNote}
              error={errors.note}
            >
              <TextArea {...form.register('note')} rows={2} maxLength={maxNoteLength} />
            </Field>
            <Button type="submit" variant="outline" loading={sending}>
              {sending ? m.saving : m.saveNote}
            </Button>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}
