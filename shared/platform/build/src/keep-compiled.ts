import { setFlagsFromString } from 'node:v8';
import vm from 'node:vm';

// Both settings hold until jest's worker ends, so also for later test files without a browser.

// Each test file has functions of its own, which V8 optimizes early and then has to give up: up to a
// third of a package's processor time. Wait for fifteen times as much work. Later versions of Node
// wait longer by themselves and do not have the flag.
if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');

const compile = vm.compileFunction;
const compiled = new Map<string, { text: string; cachedData?: Buffer | undefined }>();

// Each test file compiles React and the matchers again: a tenth of its processor time. Keep the
// result for the next file. V8 compares only the length of a source, so compare its text.
vm.compileFunction = (source, params, options = {}) => {
  const { filename = '' } = options;
  const text = `${params?.join()}\n${source}`;
  const known = compiled.get(filename);
  if (known?.cachedData && known.text === text)
    return compile(source, params, { ...options, cachedData: known.cachedData });
  const made = compile(source, params, { ...options, produceCachedData: true });
  if (filename) compiled.set(filename, { text, cachedData: made.cachedData });
  return made;
};
