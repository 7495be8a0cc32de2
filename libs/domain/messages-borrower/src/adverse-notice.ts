/** Sentences of the notice of action taken as its applicant reads it, beyond the specification. */
export const sentOn = 'Notice of action taken, sent {date}';
export const reasons = 'Principal reasons for the decision:';
export const download = 'Download the notice';
