/** Sentences of the page that says whether a file was signed here, beyond the specification. */

export const title = 'Is this the signed document?';
export const lead =
  'Choose a PDF that was signed here. It stays on your computer: only its fingerprint is compared with the records.';
export const choose = 'Choose or drop the PDF';
export const limit = 'PDF, at most {size}';
export const reading = 'Comparing...';
export const genuine = 'This is the signed document';
export const notGenuine = 'This is not the signed document';
export const sealedAs = '{title}, version {version}. Record {position} of the chain of evidence.';
export const signedBy = '{party}: {name}, signed on {date}';
export const unreadable = 'This file cannot be read';
export const noPdf = 'This is no PDF';
export const notHere = 'This browser compares files only over a secure connection (https)';
