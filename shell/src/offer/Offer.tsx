import { Guard, report } from '@site/federation';
import { siteStore } from '@site/store';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLate } from '../components/use-late';

/** The offer opens after this share of the page was scrolled. */
const share = 0.6;

const loadDialog = () => import(/* webpackChunkName: "offer" */ './OfferDialog');
const failed = (error: unknown) => report('shell/offer', error);

/** The home page's offer, in the dock. Opens once per session, when most of the page was read. */
export function Offer() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const onScroll = () => {
      const room = document.documentElement.scrollHeight - window.innerHeight;
      if (room <= 0 || window.scrollY < room * share) return;
      window.removeEventListener('scroll', onScroll);
      if (!siteStore.getState().ui.popupShown) setWanted(true);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  const dialog = useLate('shell/offer', wanted, loadDialog);
  return (
    dialog &&
    createPortal(
      <Guard onError={failed}>
        <dialog.OfferDialog />
      </Guard>,
      document.querySelector('[data-dock]') ?? document.body,
    )
  );
}
