/** Sentences of 'Edit Termsheets' (specification of the back office, section 2). */
export { termSheets as title } from './titles.js';
export const edit = 'Edit Termsheet';
export const save = 'Save Termsheet';
export const goBack = 'Go Back';

// beyond the specification
export const purpose =
  'What borrowers read and agree to, one text for each type of loan. A save makes a new version; the old ones stay.';
export const type = 'Type';
export const saved = 'Version {version} is in force now';
export const failed = 'The term sheets could not be loaded';
export const notSaved = 'The term sheet could not be saved';
export const pdf = 'Term sheet as PDF';
