/** Sentences of the texts of lien waivers, beyond the specification. */
export { waiverMasters as title } from './titles.js';
export const purpose =
  'The texts that waivers are made out on. A state may have texts of its own; every other one has the general text.';
export const failed = 'The texts of waivers could not be loaded';
export const notSaved = 'The text of the waiver could not be saved';
export const noAdvice =
  'The texts that came with the portal are samples. They are no legal advice, and many states prescribe the wording: have your counsel approve what you publish.';
export const allStates = 'All other states';
export const edit = 'Edit Waiver';
export const save = 'Save Waiver';
export const goBack = 'Go Back';
export const saved = 'The text is in force as version {version}';
export const notYet = '{state} has no text of its own: the general one is the beginning of it.';
export const ofState = 'Text for a state';
