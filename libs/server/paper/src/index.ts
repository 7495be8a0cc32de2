export { finish, heightOf, ink, margin, newPaper, printable, write } from './paper.js';
export type { Face } from './paper.js';
export { section, sentence, title } from './paper-sections.js';
export type { Line } from './paper-sections.js';
export { isPrintablePicture, pictures } from './paper-pictures.js';
export type { Picture } from './paper-pictures.js';
