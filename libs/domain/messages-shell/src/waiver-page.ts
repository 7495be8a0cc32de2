/** Sentences of the page on which a lien waiver is signed by its link, beyond the specification. */
export const heading = 'Lien waiver';
export const lead =
  '{claimant}, project {name}, {amount}. Please read the waiver; it is kept exactly as it stands here.';
export const text = 'Text of the waiver';
export const notOpened = 'The waiver could not be opened';
export const over =
  'This link has expired, was replaced by a newer one, or was taken back. Please ask whoever sent it to you for a new one.';
export const consent =
  'By signing you agree to sign electronically. Your name, this text, the time, your network address and your browser are kept as evidence.';
export const sign = 'Sign Waiver';
export const notSigned = 'The waiver was not signed';
export const signFirst = 'Type your name and accept the signature first';
export const doNotSign = 'I Do Not Sign';
export const refusalLead = 'Whoever sent you the link reads your reason, and can send you another waiver.';
export const refusalReason = 'Why you do not sign';
export const notRefused = 'Your answer could not be sent';
export const signed = 'Signed {date}. You can download the signed waiver with this link until {expires}.';
export const refused = 'You have answered that you do not sign this waiver. Whoever sent it to you knows.';
export const download = 'Download PDF';
export const notDownloaded = 'The PDF could not be downloaded';
