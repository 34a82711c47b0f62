/** Waits until `check` returns a value; fails after thirty seconds with a description. */
export async function eventually<Value>(
  what: string,
  check: () => Promise<Value | undefined | false>,
): Promise<Value> {
  for (let tries = 0; tries < 300; tries++) {
    const value = await check();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`This did not happen: ${what}`);
}
