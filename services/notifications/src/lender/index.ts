export type { LetterEntry, LetterList, LetterValues } from './domain/letter.js';
export { lenderEntities, LenderModule } from './lender.module.js';
export { LetterWriter } from './letter-writer.service.js';
