/** Runs steps one after the other and prints how long each took. */
export class Steps {
  private readonly began = performance.now();

  /** @throws what the step throws, after its title */
  async do<T>(title: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      const result = await work();
      this.print(start, title);
      return result;
    } catch (error) {
      this.print(start, `FAILED: ${title}`);
      throw error;
    }
  }

  /** Prints the time since the first step. */
  end(): void {
    this.print(this.began, 'in all');
  }

  private print(since: number, title: string): void {
    console.log(`${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
}

/** @throws Error with the text that was expected and what was found instead */
export function expectText(found: string, expected: string | RegExp): void {
  const fits = typeof expected === 'string' ? found.includes(expected) : expected.test(found);
  if (!fits) throw new Error(`expected ${expected}, found:\n${found}`);
}
