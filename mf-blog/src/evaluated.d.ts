/** What `build/evaluate.js` makes of a module: data whose shape the importer knows. */
declare module '!!../../build/evaluate.js!*' {
  const value: unknown;
  export default value;
}
