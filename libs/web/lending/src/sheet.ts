/** A draw as an application for payment, for both sides. */
export { CertificateFacts, DrawSheet, SheetTable } from './sheet/draw-sheet.js';
