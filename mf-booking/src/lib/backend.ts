import type { BackendClient, BackendErrorKind, warrantyStatus } from '@site/client';
import { getCompany } from '@site/store';

export interface Backend extends BackendClient {
  warrantyStatus: typeof warrantyStatus;
}

let loading: Promise<Backend> | undefined;

/**
 * The backend's client, loaded at the first call.
 * @throws if its code cannot be loaded; the next call tries again
 */
export function loadBackend(): Promise<Backend> {
  loading ??= import(/* webpackChunkName: "backend" */ '@site/client')
    .then(({ createBackendClient, warrantyStatus }) => ({
      ...createBackendClient(getCompany(), location.origin),
      warrantyStatus,
    }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Why a call failed. An error that is not from the backend counts as unreachable. */
export interface Failure {
  kind: BackendErrorKind;
  message: string;
  /** Field of the request that was refused. */
  field?: string;
}

const kinds = new Set<string>(['invalid', 'full', 'rate_limited', 'unreachable']);

/** Recognizes the backend's errors by shape, because their class is loaded with its client. */
export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const { kind, field } = (error ?? {}) as { kind?: unknown; field?: unknown };
  if (typeof kind !== 'string' || !kinds.has(kind)) return { kind: 'unreachable', message };
  const refusal = { kind: kind as BackendErrorKind, message };
  return typeof field === 'string' ? { ...refusal, field } : refusal;
}
