/** A CSS module in which every class name equals its key. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
