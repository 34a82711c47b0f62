export default async function tearDown(): Promise<void> {
  await (globalThis as { tearDownBackend?: () => Promise<void> }).tearDownBackend?.();
}
