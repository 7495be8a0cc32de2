export { files } from './files.js';
export { units } from './units.js';
export type { Unit } from './units.js';
