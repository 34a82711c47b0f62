/** How long to wait for a mail server that does not finish. */
const waitMs = 5_000;

/** Lets work wait for the mails under way, and new mails wait for that work. */
export class MailPause {
  private readonly underWay = new Set<Promise<unknown>>();
  private quiet: Promise<unknown> = Promise.resolve();

  /** Runs the sending of a mail, after any work that needs quiet. */
  during = async <T>(send: () => Promise<T>): Promise<T> => {
    await this.quiet;
    const sending = send();
    this.underWay.add(sending);
    return sending.finally(() => this.underWay.delete(sending));
  };

  /** Resolves when every mail under way was sent or has failed. */
  allSent = async (): Promise<void> => void (await Promise.allSettled(this.underWay));

  /** Runs work when no mail is under way, or after five seconds. */
  whileQuiet = <T>(work: () => Promise<T>): Promise<T> => {
    const result = this.quiet.then(async () => {
      let timeoutId: NodeJS.Timeout | undefined;
      await Promise.race([
        this.allSent(),
        new Promise((resolve) => (timeoutId = setTimeout(resolve, waitMs))),
      ]);
      clearTimeout(timeoutId);
      return work();
    });
    this.quiet = result.catch(() => undefined);
    return result;
  };
}
