import { takeFiles } from '@site/client/photo';
import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import * as m from '../messages/photos';
import styles from './PhotoPicker.module.css';

interface PhotoPickerProps {
  /** Photos are being made smaller. */
  busy: boolean;
  onFiles: (files: File[]) => void;
}

/** Takes a photo, or chooses some from the album. */
export function PhotoPicker({ busy, onFiles }: PhotoPickerProps) {
  const camera = useRef<HTMLInputElement>(null);
  const album = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = takeFiles(currentTarget);
    if (files.length > 0) onFiles(files);
  };
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: take } as const;
  return (
    <Cluster>
      <Button
        className={styles.camera}
        variant="outline"
        loading={busy}
        onClick={() => camera.current?.click()}
      >
        {m.takeAPhoto}
      </Button>
      <Button variant="outline" loading={busy} onClick={() => album.current?.click()}>
        {busy ? m.preparing : m.choosePhotos}
      </Button>
      {/* The attribute opens the camera without the album, so each has an input of its own. */}
      <input {...input} ref={camera} aria-label={m.camera} capture="environment" />
      <input {...input} ref={album} aria-label={m.photoFiles} multiple />
    </Cluster>
  );
}
