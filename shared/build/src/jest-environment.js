import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own requests: the router makes one for every navigation and jsdom has none. */
export default class extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    // A Request takes only signals of its own kind.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
  }
}
