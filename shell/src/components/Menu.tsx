import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';
import styles from './Menu.module.css';

interface MenuProps {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A list that opens under its label: by pointer, touch or keyboard, and without scripts. */
export function Menu({ label, className, children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => root.current?.removeAttribute('open');
    const onPointer = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !root.current?.open) return;
      close();
      root.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={root} className={joinClasses(styles.root, className)}>
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
