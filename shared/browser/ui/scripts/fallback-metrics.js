import { createFontStack } from '@capsizecss/core';
import { create } from 'fontkitten';

/** Typical headings. The fallback must have the same width. */
const sample =
  'Refrigerator Repair in Houston Washing Machine Not Draining Appliances We Repair ' +
  'Schedule Your Service Check Your Warranty Find Replacement Parts Common Problems ' +
  'Why Choose Our Appliance Repair Service Frequently Asked Questions Get Help Fast';

/**
 * Kerning draws the letters of Besley together, those of the fallbacks hardly: by 1% in the titles of
 * the site's 161 indexed pages, measured in Chromium. Without it a title may have a line more at first.
 */
const kerning = 0.99;

/**
 * A font's metrics for capsize, in units of the font. capsize's own average width is of running text in
 * regular weight: with it the fallback on phones would be 2% narrower than our headings.
 * @param {string} familyName
 * @param {Buffer} bytes
 */
export function metricsOf(familyName, bytes) {
  const font = create(bytes);
  if (font.isCollection) throw new Error('The font is a collection of fonts.');
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const widths = [...sample].map(
    (character) => font.glyphForCodePoint(character.charCodeAt(0)).advanceWidth,
  );
  const xWidthAvg = widths.reduce((sum, width) => sum + width, 0) / sample.length;
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
}

/**
 * Fonts of the visitor's system, measured in the same way: Liberation Serif Bold (same widths as
 * Times New Roman Bold) and Noto Serif Bold.
 */
const fallbacks = [
  {
    familyName: 'Times New Roman Bold',
    ...{ ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 0.4696 * 2048 },
  },
  {
    familyName: 'Noto Serif Bold',
    ...{ ascent: 1069, descent: -293, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 544 },
  },
];

/**
 * Declarations of `@font-face` that give each fallback the widths and heights of the display font.
 * @param {Buffer} bytes of the display font
 * @returns {[name: string, declarations: Record<string, string>][]}
 */
export function fallbackFaces(bytes) {
  const besley = metricsOf('Besley', bytes);
  const { fontFaces } = createFontStack(
    [{ ...besley, xWidthAvg: kerning * besley.xWidthAvg }, ...fallbacks],
    {
      fontFaceFormat: 'styleObject',
    },
  );
  return fontFaces.map(({ '@font-face': face }, at) => [
    fallbacks[at]?.familyName ?? '',
    {
      'size-adjust': rounded(face.sizeAdjust),
      'ascent-override': rounded(face.ascentOverride),
      'descent-override': rounded(face.descentOverride),
      // capsize omits it if both fonts have the same one.
      'line-gap-override': rounded(face.lineGapOverride),
    },
  ]);
}

/** @param {unknown} percent `122.3966%` */
const rounded = (percent = '0%') => `${Math.round(parseFloat(String(percent)) * 10) / 10}%`;
