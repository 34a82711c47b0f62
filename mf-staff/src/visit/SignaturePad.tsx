import { Button } from '@site/ui/button';
import { Cluster } from '@site/ui/layout';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import * as m from '../messages/visit-panels';
import styles from './SignaturePad.module.css';

/** Pixels of the picture; it is drawn as wide as the page. */
const size = { width: 900, height: 300 };

interface SignaturePadProps {
  /** Who signs. */
  name: string;
  busy: boolean;
  onDone: (picture: Blob) => void;
}

/** A field to sign in with a finger or a pen. The picture has black lines on white in any theme. */
export function SignaturePad({ name, busy, onDone }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSigned, setSigned] = useState(false);

  const clear = () => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    Object.assign(context, { fillStyle: 'white', strokeStyle: 'black' });
    Object.assign(context, { lineWidth: 5, lineCap: 'round', lineJoin: 'round' });
    context.fillRect(0, 0, size.width, size.height);
    setSigned(false);
  };
  useEffect(clear, []);

  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = canvas.current?.getContext('2d');
    if (!context || event.buttons === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * size.width;
    const y = ((event.clientY - top) / height) * size.height;
    if (event.type === 'pointerdown') {
      event.currentTarget.setPointerCapture(event.pointerId);
      context.beginPath();
      context.moveTo(x, y);
    }
    context.lineTo(x, y);
    context.stroke();
    setSigned(true);
  };

  return (
    <>
      <canvas
        {...size}
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={m.fieldSignatureName({ name })}
        onPointerDown={draw}
        onPointerMove={draw}
      />
      <Cluster>
        <Button
          variant="secondary"
          loading={busy}
          disabled={!isSigned}
          onClick={() => canvas.current?.toBlob((picture) => picture && onDone(picture))}
        >
          {m.saveSignature}
        </Button>
        <Button variant="ghost" onClick={clear}>
          {m.clear}
        </Button>
      </Cluster>
    </>
  );
}
