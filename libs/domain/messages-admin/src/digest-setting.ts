/** The letter of the day in an administrator's own account, beyond the specification. */
export const title = 'Letter of the day';
export const failed = 'Whether you get the letter of the day could not be loaded';
export const wanted = 'Send me what waits, once a day from {hour}';
export const about =
  'Draws, applications, inspections, new files, papers that end and overdue tasks, yours and those of nobody yet. No letter comes where nothing waits.';
export const turnedOn = 'You get the letter of the day';
export const turnedOff = 'You get no letter of the day any more';
