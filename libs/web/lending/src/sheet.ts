/** A draw as an application for payment, for both sides. */
export { Differences } from './sheet/differences.js';
export { CertificateFacts, DrawSheet, SheetTable } from './sheet/draw-sheet.js';
