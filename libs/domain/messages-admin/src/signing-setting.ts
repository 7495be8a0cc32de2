/** Sentences of what the lender asks people to prove, beyond the specification. */
export const title = 'Sign-in and signatures';
export const purpose =
  'What people prove beside their password, and beside being signed in or holding the link of a letter where they sign';
export const groupQuestion = 'Who needs a second factor to sign in';
export const groups = {
  nobody: 'Nobody has to',
  administrators: 'Administrators',
  everybody: 'Everybody',
} as const;
export const groupHints = {
  nobody: 'Whoever wants one sets it up. Who has one is asked for it.',
  administrators: 'Each sets one up at the next sign-in, and cannot turn it off.',
  everybody: 'Borrowers and brokers, too: each sets one up at the next sign-in. Who is signed in now is asked then.',
} as const;
export const leastGroups = {
  administrators: 'As this portal is deployed, administrators need one whatever is chosen here.',
  everybody: 'As this portal is deployed, everybody needs one whatever is chosen here.',
} as const;
export const question = 'Before a signature is given';
export const demands = {
  session: 'Nothing more is asked',
  code: 'A code is asked',
} as const;
export const demandHints = {
  session: 'Being signed in is enough; who signs by a link needs the link alone.',
  code: 'It comes by a letter to the signer’s own address, or from the authenticator app of who has a second factor. It holds for every document that is signed here.',
} as const;
export const failed = 'What people prove could not be loaded';
export const save = 'Save';
export const saved = 'Version {version} is in force: it holds for every sign-in and signature from now on';
export const own = 'Nobody has changed this yet.';
