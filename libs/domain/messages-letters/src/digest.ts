/** What the day's letter to an administrator lists, each kind under its heading. */
export const digest = {
  draw: 'Draws to decide',
  review: 'Applications to review',
  inspection: 'Inspections',
  file: 'New files to review',
  paper: 'Papers that end',
  overdue: 'Tasks overdue',
  due: '{matter} (due {day})',
  more: 'and {count} more',
  footer: '{lender} sent this letter to {email}. You can turn the letter of the day off in your account.',
} as const;

/** The letter of the day to administrators. */
export const digestMails = {
  deskDigest: {
    subject: 'What waits on {day}: {count}',
    preheader: '{summary}',
    paragraphs: ['Hello {firstName} {lastName},', 'this waits for you, or for nobody yet.'],
    action: 'Open your day',
  },
} as const;
