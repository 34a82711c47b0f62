import { paths } from '@site/data-types/paths';
import { updateUi, useCompany } from '@site/store';
import { Button, ButtonLink } from '@site/ui/button';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import * as m from '../messages/offer';
import { isInTheWay, isBusy } from './in-the-way';
import styles from './OfferDialog.module.css';

/**
 * Opens at the first scroll while the visitor is not busy. It does not block the page. It hides while
 * it would cover a form or the end of the page.
 */
export function OfferDialog() {
  const id = useId();
  const { address } = useCompany();
  const dialog = useRef<HTMLDialogElement>(null);
  const [aside, setAside] = useState(false);

  useEffect(() => {
    let shown = false;
    const update = () => {
      const element = dialog.current;
      if (!element) return;
      if (shown) return setAside(element.open && isInTheWay(element));
      if (isBusy()) return;
      shown = true;
      updateUi({ popupShown: true });
      // The browser stores the focused element and restores focus on close.
      element.show();
      // Don't focus a button: a visitor who scrolls with the space bar would press it.
      element.focus({ preventScroll: true });
      setAside(isInTheWay(element));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  const close = () => dialog.current?.close();

  function handleKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby={id}
      tabIndex={-1}
      data-aside={aside ? '' : undefined}
      onKeyDown={handleKeyDown}
    >
      <h2 id={id} className={styles.title}>
        {m.knowPriceBeforeCome}
      </h2>
      <p className={styles.words}>{m.threeStepsGiveRange({ city: address.city })}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.estimate} variant="secondary" size="sm">
          {m.getFreeEstimate}
        </ButtonLink>
        <Button variant="ghost" size="sm" onClick={close}>
          {m.notNow}
        </Button>
      </div>
    </dialog>
  );
}
