/** What is signed, as a letter calls it. */
export const signedThings = {
  esign: 'the terms of electronic records and signatures',
  termSheet: 'a term sheet',
  supervision: 'the supervisory acknowledgement of a term sheet',
  agreement: 'a referral agreement',
  draw: 'a draw request',
  waiver: 'a lien waiver',
  s1: 'an S-1',
} as const;

/** The letter with a code for a signature. */
export const signingMails = {
  signingCode: {
    subject: 'Your code for a signature at {lender}',
    preheader: 'It is good for ten minutes.',
    paragraphs: [
      'Hello {name},',
      'you are about to sign {document} at {lender}. Your code is {code}',
      'It is good once, until {expires}. Type it where you sign, and give it to nobody.',
      'If you are not signing anything now, somebody else has opened your account or your letter: do not pass the code on, and contact us.',
    ],
    action: '',
  },
} as const;
