import type { StaffVisit } from '@site/client/staff';
import { maxNoteLength } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import { staff } from '../lib/backend';
import { useAttempt } from '../session/use-attempt';
import { useTypedText } from '@site/ui/typed-text';
import styles from './Notes.module.css';

interface NotesProps {
  visit: StaffVisit;
  accept: (visit: StaffVisit) => void;
}

/** Notes by the customer and by staff, and a new one that the customer does not see. */
export function Notes({ visit: { id, notes, name }, accept }: NotesProps) {
  const { timeZone } = useCompany();
  const [note, setNote] = useTypedText(`staff.typed.${id}.note`);
  const { busy, error, setError, attempt } = useAttempt();

  const save = (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (!text) return setError('Please write the note first');
    void attempt(async () => accept(await staff().addNote(id, text))).then(
      (saved) => saved && setNote(''),
    );
  };

  return (
    <section aria-label="Notes">
      <Stack>
        <h2>Notes</h2>
        {notes.length > 0 && (
          <ul role="list" className={styles.list}>
            {notes.map(({ at, text, by }) => (
              <li key={at}>
                <p className={styles.text}>{text}</p>
                <p className={styles.by}>
                  {by ?? `${name}, the customer`}, {formatInstant(new Date(at), timeZone)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={save} noValidate>
          <Stack gap="sm">
            <Field
              id="staff-note"
              label="New note"
              hint="The customer does not see it."
              {...(error && { error })}
            >
              <TextArea
                rows={2}
                maxLength={maxNoteLength}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
            <Button type="submit" variant="outline" loading={busy}>
              {busy ? 'Saving…' : 'Save Note'}
            </Button>
          </Stack>
        </form>
      </Stack>
    </section>
  );
}
