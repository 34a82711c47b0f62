/** Reads the metrics of a TrueType or OpenType file that a fallback font must match. */

/** @param {Buffer} font @returns {Record<string, Buffer>} tables by tag */
function tables(font) {
  /** @type {Record<string, Buffer>} */
  const found = {};
  for (let i = 0, at = 12; i < font.readUInt16BE(4); i += 1, at += 16) {
    const start = font.readUInt32BE(at + 8);
    const tag = font.toString('latin1', at, at + 4);
    found[tag] = font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  return found;
}

/** @param {Record<string, Buffer>} from @param {string} tag */
function table(from, tag) {
  const found = from[tag];
  if (!found) throw new Error(`The font has no ${tag} table.`);
  return found;
}

/**
 * Glyph of a character by the font's Unicode map (format 4, which every font of Latin letters has).
 * @param {Buffer} cmap @param {number} code
 */
function glyphOf(cmap, code) {
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const twice = map.readUInt16BE(6);
    for (let at = 0; at < twice; at += 2) {
      if (map.readUInt16BE(14 + at) < code) continue;
      const start = map.readUInt16BE(16 + twice + at);
      if (start > code) return 0;
      const delta = map.readUInt16BE(16 + 2 * twice + at);
      const offsetAt = 16 + 3 * twice + at;
      const offset = map.readUInt16BE(offsetAt);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsetAt + offset + 2 * (code - start));
      return glyph && (glyph + delta) & 0xffff;
    }
    return 0;
  }
  throw new Error('The font has no Unicode map of format 4.');
}

/**
 * Mean advance of the characters of a text.
 * @param {Buffer} font @param {string} text
 * @returns {number} em
 */
export function averageWidth(font, text) {
  const all = tables(font);
  const [hmtx, cmap] = [table(all, 'hmtx'), table(all, 'cmap')];
  const last = table(all, 'hhea').readUInt16BE(34) - 1;
  const unitsPerEm = table(all, 'head').readUInt16BE(18);
  const advance = (/** @type {string} */ character) =>
    hmtx.readUInt16BE(Math.min(glyphOf(cmap, character.charCodeAt(0)), last) * 4);
  return [...text].reduce((sum, c) => sum + advance(c), 0) / text.length / unitsPerEm;
}

/**
 * Ascent, descent (positive) and line gap by the `hhea` table.
 * @param {Buffer} font
 * @returns {{ ascent: number; descent: number; lineGap: number }} em
 */
export function verticalMetrics(font) {
  const all = tables(font);
  const hhea = table(all, 'hhea');
  const unitsPerEm = table(all, 'head').readUInt16BE(18);
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
  };
}
