import type { Page } from 'playwright/test';

/** EXIF with a GPS position (29.76° north), as a phone's camera writes it. */
function exifWithPosition(): Buffer {
  const tiff = Buffer.alloc(80);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  // The first directory has one entry: where the GPS directory is.
  tiff.writeUInt16LE(1, 8);
  writeEntry(tiff, 10, { tag: 0x8825, type: 4, count: 1, value: 26 });
  // The GPS directory: north, and degrees, minutes and seconds as fractions.
  tiff.writeUInt16LE(2, 26);
  writeEntry(tiff, 28, { tag: 1, type: 2, count: 2, value: 'N'.charCodeAt(0) });
  writeEntry(tiff, 40, { tag: 2, type: 5, count: 3, value: 56 });
  for (const [index, part] of [29, 1, 45, 1, 36, 1].entries()) {
    tiff.writeUInt32LE(part, 56 + 4 * index);
  }
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

function writeEntry(
  tiff: Buffer,
  at: number,
  { tag, type, count, value }: Record<'tag' | 'type' | 'count' | 'value', number>,
): void {
  tiff.writeUInt16LE(tag, at);
  tiff.writeUInt16LE(type, at + 2);
  tiff.writeUInt32LE(count, at + 4);
  tiff.writeUInt32LE(value, at + 8);
}

/** A JPEG of 3,000 by 2,000 pixels that contains where it was taken. */
export async function photoWithPosition(page: Page, name = 'label.jpg') {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const context = canvas.getContext('2d');
    for (let i = 0; context && i < 400; i++) {
      context.fillStyle = `hsl(${i * 37} 60% 50%)`;
      context.fillRect((i * 151) % 3000, (i * 97) % 2000, 160, 90);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), exifWithPosition(), jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}
