import * as m from '../messages/session';

/** Why a call failed, in words for the person who made it. */
export interface Failure {
  /** HTTP status; 0 without an answer. */
  status: number;
  message: string;
  /** Field that was refused; `version` when another person has changed the visit. */
  field?: string;
}

/** No answer, or a fault of the server: a repeat may succeed. */
export const isUnreached = ({ status }: Failure): boolean => status === 0 || status >= 500;

/** The person may not do it: it is for owners, or the access has ended. */
export const isRefused = ({ status }: Failure): boolean => status === 401 || status === 403;

/** There is no such thing, or the person may not see it. */
export const isHidden = ({ status }: Failure): boolean => status === 403 || status === 404;

/** Another person has changed the visit; `changeOf` names them. */
export const isOutdated = ({ status, field }: Failure): boolean =>
  status === 409 && field === 'version';

/** The server asks first; its message says why. The same call with `anyway` is made. */
export const isQuestion = ({ status, field }: Failure): boolean =>
  status === 409 && field === 'anyway';

const words = {
  offline: m.thereNoNetworkChanged,
  unreached: m.serverDidNotAnswer,
  rate: m.thereWereTooMany,
  ended: m.accessEndedPleaseSign,
};

/** Recognizes errors by shape, so that a fake in a test needs no class of the backend. */
export function failureOf(error: unknown): Failure {
  const { status = 0, message = '', field } = (error ?? {}) as Partial<Failure>;
  const failure: Failure = { status, message, ...(typeof field === 'string' && { field }) };
  if (isUnreached(failure)) {
    console.warn(`The server did not answer: ${message}`);
    return { ...failure, message: navigator.onLine ? words.unreached : words.offline };
  }
  if (status === 401) return { ...failure, message: words.ended };
  return status === 429 ? { ...failure, message: words.rate } : failure;
}
