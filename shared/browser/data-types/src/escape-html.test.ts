import { escapeHtml } from './escape-html';

test('tags, entities and both kinds of quotes become text', () => {
  expect(escapeHtml(`<a title="x" rel='y'>Tom & Jerry</a>`)).toBe(
    '&lt;a title=&quot;x&quot; rel=&#39;y&#39;&gt;Tom &amp; Jerry&lt;/a&gt;',
  );
});
