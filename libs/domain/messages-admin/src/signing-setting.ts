/** Sentences of what the lender asks of who signs, beyond the specification. */
export const title = 'Signatures';
export const purpose = 'What somebody who signs proves beside being signed in, or holding the link of a letter';
export const question = 'Before a signature is given';
export const demands = {
  session: 'Nothing more is asked',
  code: 'A code is asked',
} as const;
export const demandHints = {
  session: 'Being signed in is enough; who signs by a link needs the link alone.',
  code: 'It comes by a letter to the signer’s own address, or from the authenticator app of who has a second factor. It holds for every document that is signed here.',
} as const;
export const failed = 'What is asked before a signature could not be loaded';
export const save = 'Save';
export const saved = 'Version {version} is in force: it holds for every signature from now on';
export const change = '{before}, now {after}';
export const own = 'Nobody has changed this yet.';
