const hello = 'Hello {firstName} {lastName},';
const signedPdf =
  'Its signed PDF, with a page on who accepted it, when and from where, is there for you and for the lender. At /verify the portal says whether a file is this one.';

/** Letters to whoever accepted a text in the portal. */
export const acceptanceMails = {
  termSheetAccepted: {
    subject: 'You have accepted: {title}',
    preheader: 'The signed PDF is there.',
    paragraphs: [hello, 'you have accepted: {title}.', signedPdf],
    action: 'Open the application',
  },
  esignAccepted: {
    subject: 'You have agreed to electronic records and signatures',
    preheader: 'The signed PDF is there.',
    paragraphs: [hello, 'you have agreed to the terms of electronic records and signatures.', signedPdf],
    action: 'Open your account',
  },
} as const;
