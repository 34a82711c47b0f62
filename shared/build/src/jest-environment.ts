import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's Request: the router creates one for every navigation and jsdom has none. */
export default class extends TestEnvironment {
  constructor(...args: ConstructorParameters<typeof TestEnvironment>) {
    super(...args);
    // A Request accepts only an AbortSignal of the same implementation.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
}
