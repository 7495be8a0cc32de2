/** Sentences of lien waivers that both sides read, beyond the specification. */
export const title = 'Waivers';
export const lead =
  'Each draw asks for conditional waivers of what it requests, and for unconditional ones of what was paid: of the contractor and of each payee of an invoice.';
export const failed = 'The waivers could not be loaded';
export const none = 'No draw of this loan asks for a waiver yet';
export const noneOfDraw = 'This draw asks for no waivers.';
export const allThere = 'Every waiver of this draw is signed.';
export const missing = 'Waivers of this draw that are missing: {count} of {total}';
export const toLoan = 'Open the waivers of the loan';
export const contractor = 'Contractor, not named yet';
export const sendLead =
  'The waiver is made out on the lender’s text, and a link to read and sign it goes to this address. No account is needed.';
export const sent = 'The waiver was sent to {email}.';
export const reminded = 'A letter with a new link was sent to {email}.';
export const revokeLink = 'Revoke the link to this waiver?';
export const revokeLead = 'Who got it can neither read nor sign the waiver by it any more. Remind sends another link.';
export const revoked = 'The link opens nothing any more.';
export const handedIn = 'The paper was handed in. The lender looks at it.';
export const accepted = 'The paper was accepted.';
export const returned = 'The paper was returned.';
export const voided = 'The waiver is void.';
export const voidLead =
  'A signed waiver stays on record; another one is asked for. One that nobody signed is not asked for again.';
export const paperLead = 'Or a scan of the waiver signed on paper';
export const byLink = 'Signed by its link';
export const onPaper = 'Signed on paper';
export const portal = 'The portal';
export const signerOfLink = '{name}, by the link';
