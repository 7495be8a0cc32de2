/** Sentences of the list 'Needs you' on each home, beyond the specification. */
export const title = 'Needs you';
export const lead = 'What waits for you, the most urgent first.';
export const none = 'Nothing waits for you';
export const more = 'Show {n} more';
export const dueOn = 'Due {date}';
export const incomplete = 'Not everything that may wait for you could be loaded';
export const urgency = {
  overdue: 'Overdue',
  today: 'Due today',
  returned: 'Came back to you',
  soon: 'Due soon',
  waiting: 'Somebody waits',
  later: 'Later',
} as const;
