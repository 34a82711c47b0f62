/**
 * A test loads this into a server (`node --import`). The clock starts at SITE_NOW and runs on, also
 * in threads and in the embedded database.
 */
const ahead = Date.parse(process.env.SITE_NOW ?? '') - Date.now();
if (Number.isNaN(ahead)) throw new Error(`SITE_NOW=${process.env.SITE_NOW} is no instant`);

const Real = Date;
globalThis.Date = new Proxy(Real, {
  construct: (_, args, self) =>
    Reflect.construct(Real, args.length > 0 ? args : [Real.now() + ahead], self),
  apply: () => new globalThis.Date().toString(),
  get: (target, name) =>
    name === 'now' ? () => target.now() + ahead : Reflect.get(target, name, target),
});
