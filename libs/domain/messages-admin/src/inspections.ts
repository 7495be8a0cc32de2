/** Sentences of the administrators' inspections, beyond the specification. */
export const purpose = 'What is to be looked at on the site, by whom and when, and the reports to review.';
export const scheduled = 'The inspection was scheduled.';
export const accepted = 'The report was accepted. Its percentages count from now on.';
export const returned = 'The report was returned.';
export const returnLead = 'Whoever reports is told what is missing, and sends the report again.';
export const capsOn = 'Draws of this loan are capped by the percent complete from now on.';
export const capsOff = 'Draws of this loan are not capped by inspections any more.';
export const linkLead =
  '{name} gets a letter with a link, and writes the report without an account. The link is for this inspection alone.';
export const linkOpen = 'A link was sent to {email} {date}. It works until {expires}.';
export const linkSent = 'The link was sent.';
export const revokeLink = 'Revoke the link of {name}?';
export const revokeLead = 'A report that was not sent yet cannot be sent by it any more. You can send another link.';
export const linkRevoked = 'The link was revoked. It opens nothing any more.';
export const byLink = '{name}, by a link';
