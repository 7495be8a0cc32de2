/** What other features may use of the links of letters. */
export { LetterLink } from './letter-link.js';
export type { LinkFacts } from '../../data/letter-link.js';
