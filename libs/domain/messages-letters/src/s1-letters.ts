/** The letter to an owner who is asked to sign the S-1, with a link and without an account. */
export const s1Mails = {
  s1ToSign: {
    subject: 'Your S-1 for {company} to sign',
    preheader: 'A few questions and a signature; it needs no account.',
    paragraphs: [
      'Hello {firstName} {lastName},',
      '{company} applies for a loan at {lender}. As one of its owners you are asked for an S-1, a statement about yourself: the link below leads to its questions and to the place where you sign. An earlier link does not work any more.',
      'The link is for you alone: whoever has it can sign in your name. It works until {expires}. If you do not expect this letter, please do not follow the link and ask {company}.',
    ],
    action: 'Fill in and sign',
  },
  s1Signed: {
    subject: 'Your signed S-1 for {company}',
    preheader: 'The signed PDF with its certificate page, to keep.',
    paragraphs: [
      'Hello {firstName} {lastName},',
      'you signed your S-1 for {company} on {when}. The link below leads to the signed PDF with its certificate page; please put it where you keep your papers.',
      'The link is for you alone and works until {expires}. If you did not sign, please tell {company} and {lender} at once.',
    ],
    action: 'Open the signed S-1',
  },
} as const;
