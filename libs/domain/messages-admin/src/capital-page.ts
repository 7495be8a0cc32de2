/** Sentences on the capital of an application, beyond the specification. */

export const capital = 'Capital';
export const limits = 'Limits of the loan type';
export const sourcesAndUses = 'Sources and uses';
export const figures = 'Figures of the loan';
export const exceeded = 'Exceeded';
export const within = 'Kept';
export const unknown = 'Not yet known';
