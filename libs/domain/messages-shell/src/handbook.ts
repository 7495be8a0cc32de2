/** Sentences of the handbook's screen, beyond the specification. What its pages say stands in docs/handbook. */

export const help = 'Help';
export const title = 'Handbook';
export const contents = 'Contents';
export const pagesOfTheBook = 'Pages of the handbook';
export const previous = 'Previous: {title}';
export const next = 'Next: {title}';
export const failed = 'The handbook could not be opened';
export const noSuchPage = 'The handbook has no such page';
export const noSuchPageDetail = 'The contents lead to every page that there is.';
