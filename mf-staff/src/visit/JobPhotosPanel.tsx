import type { PhotoSubject } from '@site/client/staff';
import { faultText, type Photo, takeFiles } from '@site/client/photo';
import { shrink } from '@site/client/shrink-photo';
import { plural } from '@site/data-types/plural';
import { Button } from '@site/ui/button';
import { Stack } from '@site/ui/layout';
import { Notice } from '@site/ui/notice';
import { useRef, useState } from 'react';
import { staff } from '../lib/backend';
import type { PanelProps } from './panel';
import { Panel } from './Panel';
import { SignaturePad } from './SignaturePad';

interface Unsent {
  shows: PhotoSubject;
  photo: Photo;
}

const saved: Record<PhotoSubject, string> = {
  before: 'Photo before the work saved.',
  after: 'Photo after the work saved.',
  signature: 'Signature saved.',
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
        aria-label={`Files: ${label}`}
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
      if ('fault' in photo) found.push(faultText(photo.fault, file.name ?? 'The signature'));
      else ready.push({ shows, photo });
    }
    setFaults(found);
    await send([...unsent, ...ready]);
  }

  return (
    <Panel title="Photos and signature">
      <Stack>
        <p>The customer does not see them on the page of the visit.</p>
        {faults.map((fault) => (
          <Notice key={fault} tone="error" title={fault} />
        ))}
        {unsent.length > 0 && !busy && (
          <Notice tone="warning" title={`${plural(unsent.length, 'photo')} not saved yet`}>
            <p>They stay here until you close this page.</p>
            <Button variant="outline" onClick={() => void send(unsent)}>
              Try Again
            </Button>
          </Notice>
        )}
        {busy && <p role="status">Saving…</p>}
        <PhotoButton
          label="Photo Before the Work"
          onFiles={(files) => void take('before', files)}
        />
        <PhotoButton label="Photo After the Work" onFiles={(files) => void take('after', files)} />
        <h3>{name} signs here</h3>
        <SignaturePad
          key={signatures}
          name={name}
          busy={busy}
          onDone={(picture) => void take('signature', [picture])}
        />
        <Button variant="ghost" onClick={close}>
          Close
        </Button>
      </Stack>
    </Panel>
  );
}
