/** Sentences of the plan of a loan's draws, as an administrator enters it. Beyond the specification. */

export const enter = 'Enter Plan';
export const change = 'Change Plan';
export const lead =
  'What is planned to be drawn in each month, from the opening on. A column of a spreadsheet can be pasted into the first month.';
export const month = 'Month {n}, until {date}';
export const sum = 'Planned: {sum} of the commitment of {commitment}';
export const addMonth = 'Add Month';
export const evenPace = 'Even Pace';
export const saved = 'The plan is saved.';
