/** Sentences about inspections that both sides read, beyond the specification. */
export const title = 'Inspections';
export const none = 'No inspection has been asked for';
export const failed = 'The inspections could not be loaded';
export const requested = 'The inspection was requested.';
export const cancelled = 'The inspection was cancelled.';
export const progressTitle = 'Percent complete beside percent funded';
export const progressLead = 'Percent complete is what the last accepted inspection found.';
export const capped = 'A draw is capped by the percent complete: a line gives no more than that share of its value.';
export const notInspected = 'Not inspected';
export const heldFor = 'Asked for because lines are held for inspection: {lines}';
