import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { joinClasses } from '@site/ui/join-classes';
import styles from './Menu.module.css';

interface MenuProps {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Index of the next link for a key; wraps around at both ends. */
const step = (key: string, at: number, count: number): number | undefined =>
  ({
    ArrowDown: (at + 1) % count,
    ArrowUp: (Math.max(at, 0) - 1 + count) % count,
    Home: 0,
    End: count - 1,
  })[key];

/**
 * A list that opens under its label, also without scripts. Arrow keys move through its links.
 * Escape, a press outside and a followed link close it.
 */
export function Menu({ label, className, children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (root.current?.open && !root.current.contains(target as Node)) root.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    const details = event.currentTarget;
    if (event.key === 'Escape' && details.open) {
      details.open = false;
      details.querySelector('summary')?.focus();
      return;
    }
    const links = Array.from(details.querySelectorAll('a'));
    const at = links.findIndex((link) => link === document.activeElement);
    const next = step(event.key, at, links.length);
    if (next === undefined || (!details.open && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    details.open = true;
    links[next]?.focus();
  }

  function handleClick({ target }: MouseEvent) {
    if (root.current && (target as Element).closest('a')) root.current.open = false;
  }

  return (
    <details
      ref={root}
      className={joinClasses(styles.root, className)}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}
