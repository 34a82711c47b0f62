import { maxPreviewBytes } from '@site/data-types/appointment';
import { jpeg, png, position } from '../testing/pictures';
import { cleanPreview } from './clean-preview';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** The frame of the test's JPEG has the height at 5 and the width at 7. */
function sized(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(jpeg());
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0, 0, 11));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A decoder skips these two bytes; a reader that takes the next two as a length skips the picture. */
function hidden(marker: number): Uint8Array {
  const large = Buffer.from(sized(16_000, 16_000)).subarray(2);
  const skipped = Buffer.alloc(4);
  skipped.writeUInt16BE(0xff00 | marker);
  skipped.writeUInt16BE(large.length + 2, 2);
  const small = Buffer.from(sized(160, 120));
  return Buffer.concat([small.subarray(0, 2), skipped, large, small.subarray(2)]);
}

test('a small JPEG loses what shows where it was taken', () => {
  const clean = Buffer.from(cleanPreview(base64(sized(160, 120))) ?? '', 'base64');
  expect(clean.subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8));
  expect(clean.toString('latin1')).not.toContain(position);
});

test.each([
  ['more bytes than a preview may have', base64(jpeg(maxPreviewBytes))],
  ['a picture of more pixels, which a phone would have to unfold', base64(sized(65_000, 120))],
  ['a picture that is too high', base64(sized(160, 321))],
  ['a picture without a height', base64(sized(160, 0))],
  ['a larger picture that is hidden behind a marker without content', base64(hidden(0xd0))],
  ['one behind an escaped byte', base64(hidden(0x00))],
  ['another type', base64(png())],
  ['HTML', base64(Buffer.from('<!doctype html><script>1</script>'))],
  ['half a picture', base64(sized(160, 120).subarray(0, 90))],
  ['no base64', '<svg onload="alert(1)"/>'],
  ['nothing', ''],
  ['no text', { preview: 1 }],
])('%s is left out', (_what, preview) => {
  expect(cleanPreview(preview)).toBeUndefined();
});
