import { readRecords } from './records.js';

/** Serves the part's records from its sources. @param {string} dir */
export function serveRecords(dir) {
  return async (
    /** @type {import('node:http').IncomingMessage} */ req,
    /** @type {import('node:http').ServerResponse} */ res,
  ) => {
    const all = await readRecords(dir);
    const record = all[decodeURI(req.url ?? '').replace(/^\/(records\/)?|\.json.*$/g, '')];
    res.statusCode = record === undefined ? 404 : 200;
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify(record ?? null));
  };
}
