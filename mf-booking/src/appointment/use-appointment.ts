import type { AppointmentProof, AppointmentView } from '@site/data-types/appointment';
import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribePhotos } from '../photos/photo-outbox';
import { rememberAppointment } from '../outbox/remember';
import { ask } from './ask';
import { describeChange } from './describe-change';

export interface ShownAppointment {
  /** The server's last answer. */
  view?: AppointmentView;
  /** The server has no such appointment, or the key is not its key. */
  unknown: boolean;
  /** Why the last request got no answer. */
  failure?: string;
  /** Loads it again. */
  reload: () => Promise<void>;
  /** Shows what an answer to a change contains. */
  accept: (view: AppointmentView) => void;
}

/**
 * The appointment, loaded again when the visitor or the network comes back, when another tab has
 * changed it and when a photo has arrived.
 * @param onNews called when it was changed elsewhere, with the difference in words
 */
export function useAppointment(
  by: AppointmentProof,
  onNews: (difference: string) => void,
): ShownAppointment {
  const [view, setView] = useState<AppointmentView>();
  const [unknown, setUnknown] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The question whose answer is still wanted. */
  const asking = useRef<{ proof: string; done: Promise<void> }>(undefined);
  const last = useRef<AppointmentView>(undefined);
  // The proof is made again at every render; its text is the same.
  const proof = JSON.stringify(by);

  const accept = useCallback((answer: AppointmentView) => {
    // An answer to an earlier request is out of date; drop it.
    asking.current = undefined;
    if (last.current && answer.version < last.current.version) return;
    last.current = answer;
    rememberAppointment(answer);
    setView(answer);
    setUnknown(false);
    setFailure(undefined);
  }, []);

  const reload = useCallback(() => {
    if (asking.current?.proof === proof) return asking.current.done;
    const done = ask(({ viewAppointment }) =>
      viewAppointment(JSON.parse(proof) as AppointmentProof),
    ).then((answer) => {
      if (asking.current !== question) return;
      asking.current = undefined;
      if (answer.status === 'found') {
        const before = last.current;
        const now = answer.appointment;
        accept(now);
        if (before && before.version < now.version) onNews(describeChange(before, now));
      } else if (answer.status === 'unknown') setUnknown(true);
      else setFailure(answer.message);
    });
    const question = { proof, done };
    asking.current = question;
    return done;
  }, [proof, accept, onNews]);

  useEffect(() => {
    void reload();
    const again = () => void reload();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === 'appointments') again();
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') again();
    };
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    const stop = subscribePhotos((result) => result && again());
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
      stop();
    };
  }, [reload]);

  return { ...(view && { view }), unknown, ...(failure && { failure }), reload, accept };
}
