/**
 * Loaded into a server by a test (`node --import`): its clock begins at SITE_NOW and runs on from
 * there, in threads and in the embedded database as well.
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
