import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { fontkit } from './drawing-tools.js';

const require = createRequire(import.meta.url);
const files = {
  regular: 'DejaVuSans',
  bold: 'DejaVuSans-Bold',
  italic: 'DejaVuSans-Oblique',
  boldItalic: 'DejaVuSans-BoldOblique',
  mono: 'DejaVuSansMono',
} as const;
export type Face = keyof typeof files;

/** Noto Sans SC, for Chinese and Japanese: 1.5 MB, read at the first text that needs it; what is drawn of it is embedded. */
const eastern = new URL('../fonts/NotoSansSC-Regular.ttf', import.meta.url);

interface Faces {
  readonly bytes: Readonly<Record<Face, Buffer>>;
  readonly regular: Font;
}

let read: Faces | undefined;
let readEastern: { readonly bytes: Buffer; readonly font: Font } | undefined;

/** The fonts that are embedded, read at the first document: names of people are in many scripts. */
export function faces(): Faces {
  if (!read) {
    const bytes = Object.fromEntries(
      Object.entries(files).map(([face, file]) => [
        face,
        readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)),
      ]),
    ) as Record<Face, Buffer>;
    read = { bytes, regular: fontkit().create(bytes.regular) as Font };
  }
  return read;
}

function easternFace() {
  if (!readEastern) {
    const bytes = readFileSync(eastern);
    readEastern = { bytes, font: fontkit().create(bytes) as Font };
  }
  return readEastern;
}

const isUsual = (character: string): boolean =>
  character === '\n' || faces().regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** The text with every character that no font has written as its code point, [U+1F3E0]: nothing is left out silently. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (isUsual(character)) return character;
    if (/\p{C}/u.test(character) && code < 0x20) return ' ';
    if (easternFace().font.hasGlyphForCodePoint(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}

/**
 * So many letters without a space: pdfkit cuts a longer word up by measuring all of its rest for each line, which takes seconds for a
 * paragraph of one word.
 */
const longWord = /[^ \n\u200B]{200}(?![ \n\u200B\p{M}]|$)/gu;
/** The text with places in its endless words where a line may end. They have no width. */
const breakable = (text: string): string => text.replace(longWord, '$&\u200B');

interface Part {
  readonly isEastern: boolean;
  readonly text: string;
}

/** A text in parts of one font each. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const character of printable(text)) {
    const isEastern = !isUsual(character);
    const last = parts.at(-1);
    if (last && last.isEastern === isEastern) parts[parts.length - 1] = { isEastern, text: last.text + character };
    else parts.push({ isEastern, text: character });
  }
  if (parts.length === 0) return [{ isEastern: false, text: '' }];
  // The font for Chinese and Japanese sets writings whose lines end anywhere.
  return parts.map((part) => (part.isEastern ? part : { ...part, text: breakable(part.text) }));
}

/** Sets a text where the document stands, in a face, and in the font for Chinese and Japanese what that face lacks. */
export function write(
  document: PDFKit.PDFDocument,
  face: Face,
  text: string,
  options: PDFKit.Mixins.TextOptions = {},
): void {
  const parts = partsOf(text);
  parts.forEach((part, index) => {
    const isLast = index === parts.length - 1;
    if (part.isEastern) document.registerFont('eastern', easternFace().bytes);
    document
      .font(part.isEastern ? 'eastern' : face)
      .text(part.text, { ...options, continued: !isLast || options.continued === true });
  });
}

/** The width in points that a text takes on one line, in the size that is set. */
export const widthOf = (document: PDFKit.PDFDocument, face: Face, text: string): number =>
  partsOf(text).reduce((sum, part) => {
    if (part.isEastern) document.registerFont('eastern', easternFace().bytes);
    return sum + document.font(part.isEastern ? 'eastern' : face).widthOfString(part.text);
  }, 0);

/** The height in points that a text takes, at least: the font for Chinese and Japanese is the taller one. */
export function heightOf(
  document: PDFKit.PDFDocument,
  face: Face,
  text: string,
  options: PDFKit.Mixins.TextOptions,
): number {
  const parts = partsOf(text);
  const whole = parts.map((part) => part.text).join('');
  if (!parts.some(({ isEastern }) => isEastern)) return document.font(face).heightOfString(whole, options);
  document.registerFont('eastern', easternFace().bytes);
  return Math.max(
    document.font(face).heightOfString(whole, options),
    document.font('eastern').heightOfString(whole, options),
  );
}

export const margin = 56;
export const ink = { text: '#16282b', muted: '#55676a', accent: '#0d5c63', line: '#c9d6d7' } as const;
