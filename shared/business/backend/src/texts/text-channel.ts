/** Sends text messages. */
export interface TextChannel {
  /**
   * @param to `+1` and ten digits
   * @throws TextError
   */
  send: (to: string, text: string) => Promise<void>;
}

export class TextError extends Error {
  override name = 'TextError';

  /**
   * @param permanent whether a repeat would be refused, too
   * @param stopped whether the phone has answered STOP
   */
  constructor(
    message: string,
    readonly permanent: boolean,
    readonly stopped = false,
  ) {
    super(message);
  }
}
