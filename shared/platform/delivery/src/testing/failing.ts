/** Failure at the chosen call: the call is not made, or its answer is lost. */
export type Failure = 'before' | 'after';

/** Counts the calls of several objects together, and fails at one of them. */
export class FailingCalls {
  calls = 0;
  private at = 0;
  private failure: Failure = 'before';

  /** @param at number of the call that fails, counted from now; 0 for none */
  failAt(at: number, failure: Failure): void {
    this.calls = 0;
    this.at = at;
    this.failure = failure;
  }

  /** The object, with methods that fail when it is their turn. */
  wrap<T extends object>(target: T): T {
    return new Proxy(target, {
      get: (object, key) => {
        const value: unknown = Reflect.get(object, key);
        if (typeof value !== 'function' || key === 'close') return value;
        return async (...args: unknown[]) => {
          const fails = ++this.calls === this.at;
          const cut = new Error(`connection lost at call ${this.calls} (${String(key)})`);
          if (fails && this.failure === 'before') throw cut;
          const answer: unknown = await Reflect.apply(value, object, args);
          if (fails) throw cut;
          return answer;
        };
      },
    });
  }
}
