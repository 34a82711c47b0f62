import { maxNoteLength, maxNotes } from '@site/data-types/appointment';
import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { type Checked, useForm, useFormState } from '@site/ui/form';
import { Cluster, Stack } from '@site/ui/layout';
import type { FormEvent } from 'react';
import * as m from '../messages/appointment';
import { ask } from './ask';
import { Block } from './Block';
import { MessageRegion } from './MessageRegion';
import styles from './Notes.module.css';
import type { ShownAppointment } from './use-appointment';
import { useMessage } from './use-message';

interface NotesProps {
  by: AppointmentProof;
  view: AppointmentView;
  shown: ShownAppointment;
}

type Note = { note?: string };

const check = async ({ note = '' }: Note): Promise<Checked<'note', string>> =>
  note.trim() ? { answers: note.trim() } : { errors: { note: m.noteIsRequired } };

/** The customer's notes for the technician. */
export function Notes({ by, view, shown }: NotesProps) {
  const { timeZone } = useCompany();
  const form = useForm(check, { draft: `site.typed.note.${view.id}` });
  const { errors, sending } = useFormState(form);
  const [message, setMessage] = useMessage();

  const save = async (note: string) => {
    const answer = await ask(({ addNote }) => addNote(by, note), 'typed');
    if (answer.status === 'saved') {
      shown.accept(answer.appointment);
      form.clear();
      setMessage({ tone: 'success', title: m.yourNoteIsSaved });
    } else if (answer.status === 'failed') {
      setMessage({ tone: 'error', title: answer.message, offline: answer.offline });
    } else await shown.reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMessage(undefined);
    void form.submit(save).then(() => form.state.errors.note && form.focus('note'));
  };

  return (
    <Block title={m.notesForTheTechnician}>
      {view.notes.length > 0 && (
        <ul role="list" className={styles.notes}>
          {view.notes.map((note) => (
            <li key={note.at + note.text}>
              <p className={styles.text}>{note.text}</p>
              <p className={styles.at}>{formatInstant(new Date(note.at), timeZone)}</p>
            </li>
          ))}
        </ul>
      )}
      {view.notes.length < maxNotes && (
        <form method="post" noValidate onSubmit={submit}>
          <Stack>
            <Field
              id="appointment-note"
              label={m.yourNote}
              hint={m.gateCodeDogWhere}
              error={errors.note}
            >
              <TextArea
                {...form.register('note')}
                rows={3}
                maxLength={maxNoteLength}
                autoComplete="off"
              />
            </Field>
            <MessageRegion message={message} />
            <Cluster>
              <Button type="submit" variant="secondary" loading={sending}>
                {sending ? m.saving : m.addNote}
              </Button>
            </Cluster>
          </Stack>
        </form>
      )}
    </Block>
  );
}
