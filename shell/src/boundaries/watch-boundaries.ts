import { report } from '@site/federation';

/** Ctrl-Alt-B shows who made which part of the page; its code comes when somebody asks. */
export function watchBoundaries(): () => void {
  const onKey = ({ code, ctrlKey, altKey }: KeyboardEvent) => {
    if (code !== 'KeyB' || !ctrlKey || !altKey) return;
    import(/* webpackChunkName: "boundaries" */ './show-boundaries')
      .then(({ toggleBoundaries }) => toggleBoundaries())
      .catch((error: unknown) => report('shell/boundaries', error));
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
