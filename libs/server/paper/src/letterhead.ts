import type { Letterhead } from '@groundwork/domain-accounts';
import { ink, margin, widthOf, write } from './paper-text.js';
import { isPrintablePng } from './png.js';

const top = 22;
const height = 28;
const widestLogo = 150;
const gap = 12;
const largest = 12;
/** Where the text of a page begins that has the whole head. */
const textBelow = top + height + 18;

interface Kept {
  readonly letterhead: Letterhead;
  readonly logo: PDFKit.Mixins.ImageSrc | undefined;
  /** Pages that have the whole head, from 0. */
  readonly pages: Set<number>;
}
const heads = new WeakMap<PDFKit.PDFDocument, Kept>();

/** The colour of headings: the lender's, else the portal's. */
export const accentOf = (document: PDFKit.PDFDocument): string => heads.get(document)?.letterhead.accent ?? ink.accent;

/** Begins a paper with the head of the lender, which is part of what it says. */
export function beginWith(document: PDFKit.PDFDocument, letterhead: Letterhead): void {
  const logo = letterhead.logo === null ? null : Buffer.from(letterhead.logo, 'base64');
  const image = logo && isPrintablePng(logo) ? (document as unknown as Opening).openImage(logo) : undefined;
  heads.set(document, { letterhead, logo: image, pages: new Set() });
  head(document, true);
}

/** pdfkit reads an image once for all places where it stands; its types leave that out. */
interface Opening {
  openImage(png: Buffer): PDFKit.Mixins.ImageSrc;
}

/** The head again on the page that has just begun, of what is a document of its own: the certificate page. */
export const headAgain = (document: PDFKit.PDFDocument): void => head(document, false);

function head(document: PDFKit.PDFDocument, isSaid: boolean): void {
  const standing = heads.get(document);
  if (!standing) return;
  const { letterhead, logo, pages } = standing;
  const { start, count } = document.bufferedPageRange();
  pages.add(start + count - 1);
  if (!isSaid) document.markContent('Artifact', { type: 'Pagination' });
  const left = margin + (logo ? pictureOf(document, letterhead, logo, isSaid) + gap : 0);
  const name = () => nameAt(document, letterhead, left);
  if (isSaid) document.addStructure(document.struct('P', {}, name));
  else name();
  if (isSaid) document.markContent('Artifact', { type: 'Layout' });
  const y = top + height + 7;
  document
    .moveTo(margin, y)
    .lineTo(document.page.width - margin, y)
    .lineWidth(0.75)
    .strokeColor(letterhead.accent)
    .stroke();
  document.endMarkedContent();
  document.font('regular').fillColor(ink.text);
  document.x = margin;
  document.y = textBelow;
}

/** Sets the logo and gives its width in points. */
function pictureOf(
  document: PDFKit.PDFDocument,
  { name, logoAlt }: Letterhead,
  logo: PDFKit.Mixins.ImageSrc,
  isSaid: boolean,
): number {
  const size = logo as unknown as { readonly width: number; readonly height: number };
  const scale = Math.min(widestLogo / size.width, height / size.height);
  const set = () => {
    document.image(logo, margin, top + (height - size.height * scale) / 2, { width: size.width * scale });
  };
  if (isSaid) document.addStructure(document.struct('Figure', { alt: logoAlt || name }, set));
  else set();
  return size.width * scale;
}

/** The name on one line, smaller where it is long. */
function nameAt(document: PDFKit.PDFDocument, { name, accent }: Letterhead, left: number): void {
  const room = document.page.width - margin - left;
  const wide = widthOf(document.fontSize(largest), 'bold', name);
  const size = Math.min(largest, (largest * room) / Math.max(wide, 1));
  document.x = left;
  document.y = top + (height - size * 1.2) / 2;
  write(document.fontSize(size).fillColor(accent), 'bold', name, { lineBreak: false });
}

/** The name above the text of a page that has not the whole head. */
export function runningHead(document: PDFKit.PDFDocument, page: number): void {
  const standing = heads.get(document);
  if (!standing || standing.pages.has(page)) return;
  document.markContent('Artifact', { type: 'Pagination' });
  document.x = document.page.margins.left;
  document.y = top;
  write(document.fontSize(8).fillColor(standing.letterhead.accent), 'bold', standing.letterhead.name, {
    lineBreak: false,
  });
  document.endMarkedContent();
}
