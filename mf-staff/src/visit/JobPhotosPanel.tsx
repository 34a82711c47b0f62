import type { PhotoSubject } from '@site/client/staff';
import { faultText, type Photo, takeFiles } from '@site/client/photo';
import { shrink } from '@site/client/shrink-photo';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useRef, useState } from 'react';
import { staff } from '../lib/backend';
import * as m from '../messages/visit-panels';
import type { PanelProps } from './panel';
import { Panel } from './Panel';
import { SignaturePad } from './SignaturePad';

interface Unsent {
  shows: PhotoSubject;
  photo: Photo;
}

const saved: Record<PhotoSubject, string> = {
  before: m.photoBeforeWorkSaved,
  after: m.photoAfterWorkSaved,
  signature: m.signatureSaved,
};

/** A button that opens the camera of a phone, or the album. */
function PhotoButton({ label, onFiles }: { label: string; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" fullWidth onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={m.filesLabel({ label })}
        onChange={({ currentTarget }) => onFiles(takeFiles(currentTarget))}
      />
    </>
  );
}

/** Photos of the work, and the customer's signature. Those that could not be sent wait in the panel. */
export function JobPhotosPanel({ visit, changes, close }: PanelProps) {
  const { id, name } = visit;
  const [unsent, setUnsent] = useState<Unsent[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  /** Empties the field for the next one. */
  const [signatures, setSignatures] = useState(0);
  const busy = changes.sending === 'photos';

  /** One after the other; the first that fails ends it, because the next would fail as well. */
  async function send(queue: Unsent[]): Promise<void> {
    setUnsent(queue);
    for (const { shows, photo } of queue) {
      const add = () => staff().addPhoto(id, shows, photo);
      if (await changes.change('photos', add, saved[shows])) return;
      setUnsent((left) => left.filter((each) => each.photo !== photo));
      if (shows === 'signature') setSignatures((count) => count + 1);
    }
  }

  async function take(shows: PhotoSubject, files: (Blob & { name?: string })[]): Promise<void> {
    const ready: Unsent[] = [];
    const found: string[] = [];
    for (const file of files) {
      const photo = await shrink(file);
      if ('fault' in photo) found.push(faultText(photo.fault, file.name ?? m.theSignature));
      else ready.push({ shows, photo });
    }
    setFaults(found);
    await send([...unsent, ...ready]);
  }

  return (
    <Panel title={m.photosAndSignature}>
      <Stack>
        <p>{m.customerDoesNotSee}</p>
        {faults.map((fault) => (
          <Notice key={fault} tone="error" title={fault} />
        ))}
        {unsent.length > 0 && !busy && (
          <Notice tone="warning" title={m.photosNotSavedYet({ count: unsent.length })}>
            <p>{m.theyStayHereUntil}</p>
            <Button variant="outline" onClick={() => void send(unsent)}>
              {m.tryAgain}
            </Button>
          </Notice>
        )}
        {busy && <p role="status">{m.saving}</p>}
        <PhotoButton label={m.photoBeforeTheWork} onFiles={(files) => void take('before', files)} />
        <PhotoButton label={m.photoAfterTheWork} onFiles={(files) => void take('after', files)} />
        <h3>{m.nameSignsHere({ name })}</h3>
        <SignaturePad
          key={signatures}
          name={name}
          busy={busy}
          onDone={(picture) => void take('signature', [picture])}
        />
        <Button variant="ghost" onClick={close}>
          {m.closeLabel}
        </Button>
      </Stack>
    </Panel>
  );
}
