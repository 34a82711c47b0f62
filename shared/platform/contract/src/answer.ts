/** The answer of a running site. */
export interface Answer {
  /** 0: there was no answer. */
  status: number;
  headers: Headers;
  /** Empty when it is too large. */
  body: Buffer;
  /** Why there was no answer, or no body. */
  failure: string;
}

/** `answers 404`, or why there was no answer. */
export const answerOf = ({ status, failure }: Answer): string =>
  status === 0 ? `does not answer (${failure})` : `answers ${failure || status}`;

/** The JSON object of an answer; an empty one when it is something else. */
export const jsonOf = ({ body }: Answer): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};
