import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with what it lacks of Node: Request, because the router creates one for every navigation, and
 * structuredClone, without which IndexedDB stores nothing and only the fallback would be tested.
 */
export default class extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    // A Request accepts only an AbortSignal of the same implementation.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
    Object.assign(this.global, { structuredClone });
  }
}
