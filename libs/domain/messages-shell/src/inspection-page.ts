/** Sentences of the page on which a named inspector writes a report by its link, beyond the specification. */
export const heading = 'Inspection report';
export const lead =
  '{places}. Inspection on {date}, by {name}. It is kept on this phone while you write, also without a network.';
export const over =
  'This link has expired, was replaced by a newer one, or was taken back. Please ask whoever sent it to you for a new one.';
export const notOpened = 'The inspection could not be opened';
export const done = 'The report was handed in. Thank you: nothing else is to be done.';
