import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/**
 * What draws documents is read when the first one is drawn: with its fonts' tables it is an eighth of what a unit holds at rest, and
 * most replicas draw nothing for hours.
 */
export const pdfkit = () => require('pdfkit') as typeof PDFDocument;
export const fontkit = () => require('fontkit') as typeof Fontkit;
