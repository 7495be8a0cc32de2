/** Sentences of the page on which an owner fills in and signs the S-1 by a link, beyond the specification. */
export const lead =
  '{company} applies for a loan. You own {percent}% of it, and are asked for a statement about yourself, {name}. Nothing is kept before you sign.';
export const form = 'Questions of the S-1';
export const toReading = 'Read and Sign';
export const none = 'Write “None” if there are none.';
export const notRead = 'The S-1 could not be made';
export const readHeading = 'Read and Sign the S-1';
export const readLead = 'Please read the S-1; it is kept exactly as it stands here.';
export const text = 'Text of the S-1';
export const change = 'Change Answers';
export const consent =
  'By signing you agree to sign electronically. Your name, this text, the time, your network address and your browser are kept as evidence.';
export const sign = 'Sign S-1';
export const signFirst = 'Type your name and accept the signature first';
export const notSigned = 'The S-1 was not signed';
export const changedMeanwhile = 'Something of this S-1 was changed meanwhile. Please read it again before you sign.';
export const notOpened = 'The S-1 could not be opened';
export const over =
  'This link has expired, was replaced by a newer one, or was taken back. Please ask whoever sent it to you for a new one.';
export const notNeeded = 'This S-1 is not needed any more: it was handed in already, or the owners changed.';
export const signed =
  'Signed {date}. It was handed in, and nothing else is asked of you. You can download the signed S-1 with this link until {expires}.';
export const download = 'Download PDF';
export const notDownloaded = 'The PDF could not be downloaded';
