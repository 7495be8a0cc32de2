/** Entries of the lender's sidebar that a key opens, with Alt and Shift: the queues. */
export const queueKeys: Readonly<Record<string, string>> = {
  pipeline: 'P',
  activity: 'T',
  approval: 'A',
  draws: 'D',
  funding: 'F',
  inspections: 'I',
};
