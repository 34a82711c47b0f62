import type { FederatedModules } from '@site/data-types/federated-modules';
import { Button } from '@site/ui/button';
import { Icon } from '@site/ui/icon';
import { TextInput } from '@site/ui/field';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { useDeferredValue, useEffect, useId, useLayoutEffect } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import * as m from '../messages/search';
import { Answer } from './Answer';
import { Hits } from './Hits';
import styles from './Search.module.css';
import { useFind } from './use-find';
import { useZipHit } from './use-zip-hit';

/** `onClose` is called when the dialog has closed. The caller must then remove it. */
type SearchProps = Parameters<FederatedModules['mf-catalog/Search']['default']>[0];

/** Next index for an arrow key; it wraps around, and -1 is the box itself. */
function step(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : count - 1;
  return undefined;
}

/**
 * Search over appliances, repairs, symptoms and brands, in a dialog that opens on mount. The box is
 * a combobox: arrows move through the results, Enter opens one, Escape closes.
 */
export default function Search({ onClose, typed = '' }: SearchProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { state, find } = useFind();
  const [query, setQuery] = useState(typed.trim());
  const [active, setActive] = useState(-1);
  // Stays until there is a page to open: on a slow network, people press Enter before the index is here.
  const [entered, setEntered] = useState(typed.endsWith('\n'));
  // A key is answered before the index is searched.
  const asked = useDeferredValue(query);
  const found = useMemo(() => find(asked), [find, asked]);
  const zipHit = useZipHit(asked);
  const others = found.hits.filter(({ path }) => path !== zipHit?.path);
  const hits = zipHit ? [zipHit, ...others] : others;
  const chosen = hits[active];
  const target = asked === query ? (chosen ?? hits[0])?.path : undefined;

  // A layout effect, because an effect after the paint loses keys typed before it.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not `:root:has(dialog[open])`, because of which each change of a page counts the whole page again.
    const page = document.documentElement;
    page.dataset.searching = '';
    return () => void delete page.dataset.searching;
  }, []);

  const close = () => dialog.current?.close();

  useEffect(() => {
    if (!entered || target === undefined) return;
    dialog.current?.close();
    void navigate(target);
  }, [entered, target, navigate]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = step(event.key, active, hits.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      setEntered(true);
    }
  }

  /** A press on the backdrop has the dialog itself as its target. */
  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={m.search}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <label htmlFor={`${id}-box`}>
            <Icon name="search" />
            <VisuallyHidden>{m.searchAppliancesProblemsBrands}</VisuallyHidden>
          </label>
          <TextInput
            id={`${id}-box`}
            className={styles.box}
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={chosen && `${id}-${active}`}
            aria-autocomplete="list"
            aria-describedby={`${id}-answer`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={m.fridgeNotCooling}
            autoFocus
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(-1);
              setEntered(false);
            }}
            onKeyDown={handleKeyDown}
          />
          <Button variant="ghost" size="sm" icon="close" onClick={close}>
            <VisuallyHidden>{m.closeSearch}</VisuallyHidden>
          </Button>
        </div>
        <Answer
          id={`${id}-answer`}
          state={state}
          query={asked}
          count={hits.length}
          unknownCode={zipHit ? undefined : found.unknownCode}
          onFollow={close}
        />
        <Hits id={id} hits={hits} active={active} onFollow={close} />
      </div>
    </dialog>
  );
}
