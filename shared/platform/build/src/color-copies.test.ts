import { textOf } from './testing/workspaces';

/** Mails, pictures and the icon cannot read style sheets, so they have copies of the tokens. */
const copies: Record<string, string[]> = {
  'shell/src/server.tsx': ['signal', 'on-signal'],
  'shared/platform/composer/src/compose/share-image.ts': ['page', 'text', 'text-muted', 'signal'],
  'shared/business/client/src/mail/ticket-html.ts': [
    'page',
    'text',
    'text-muted',
    'field',
    'line',
    'quiet',
  ],
};

const tokens = textOf('shared/browser/ui/src/tokens.css');

/** The light theme's color of a meaning; its first definition. */
function colorOf(meaning: string): string | undefined {
  const raw = new RegExp(`--color-${meaning}: var\\((--raw-[\\w-]+)\\);`).exec(tokens)?.[1];
  return raw && new RegExp(`${raw}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
}

test.each(Object.entries(copies))('the colors in %s are those of tokens.css', (file, meanings) => {
  const found = new Set(textOf(file).match(/#[0-9a-f]{6}\b/gi));
  // White letters of a button are no token.
  found.delete('#ffffff');
  expect([...found].sort()).toEqual(meanings.map(colorOf).sort());
});
