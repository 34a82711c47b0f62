import { maxNoteLength, maxNotes } from '@site/data-types/appointment';
import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import { formatInstant } from '@site/data-types/visit';
import { useCompany } from '@site/store';
import { Button } from '@site/ui/button';
import { Field, TextArea } from '@site/ui/field';
import { Cluster, Stack } from '@site/ui/layout';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ask } from './ask';
import { Block } from './Block';
import { MessageRegion } from './MessageRegion';
import styles from './Notes.module.css';
import type { ShownAppointment } from './use-appointment';
import { useMessage } from './use-message';
import { useTypedText } from '@site/ui/typed-text';

interface NotesProps {
  by: AppointmentProof;
  view: AppointmentView;
  shown: ShownAppointment;
}

/** The customer's notes for the technician. */
export function Notes({ by, view, shown }: NotesProps) {
  const { timeZone } = useCompany();
  const [text, setText] = useTypedText(`site.typed.note.${view.id}`);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [message, setMessage] = useMessage();
  const id = 'appointment-note';

  const save = async () => {
    const note = text.trim();
    setMessage(undefined);
    setError(note ? undefined : 'Note is required');
    if (!note) return document.getElementById(id)?.focus();
    setSending(true);
    const answer = await ask(({ addNote }) => addNote(by, note), 'typed');
    setSending(false);
    if (answer.status === 'saved') {
      shown.accept(answer.appointment);
      setText('');
      setMessage({ tone: 'success', title: 'Your note is saved' });
    } else if (answer.status === 'failed') {
      setMessage({ tone: 'error', title: answer.message, offline: answer.offline });
    } else await shown.reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Block title="Notes for the technician">
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
              id={id}
              label="Your note"
              hint="A gate code, a dog, where to park, what the appliance does"
              error={error}
            >
              <TextArea
                rows={3}
                maxLength={maxNoteLength}
                autoComplete="off"
                value={text}
                onChange={(event) => {
                  setText(event.currentTarget.value);
                  setError(undefined);
                }}
              />
            </Field>
            <MessageRegion message={message} />
            <Cluster>
              <Button type="submit" variant="secondary" loading={sending}>
                {sending ? 'Saving...' : 'Add Note'}
              </Button>
            </Cluster>
          </Stack>
        </form>
      )}
    </Block>
  );
}
