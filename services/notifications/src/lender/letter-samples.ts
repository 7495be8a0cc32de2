import { firstLender } from '@groundwork/domain-accounts';

/** What stands in the place of a placeholder where a letter is looked at before it is sent. */
const samples: Readonly<Record<string, string>> = {
  firstName: 'Ada',
  lastName: 'Moss',
  email: 'ada@masonhomes.example',
  businessName: 'Moss Capital',
  organizationName: 'Mason Homes LLC',
  clientName: 'Mason Homes LLC',
  claimant: 'Gulf Framing LLC',
  name: 'Heights Townhomes',
  amount: '$48,500.00',
  approved: '$41,000.00',
  fileName: 'survey.pdf',
  inviter: 'Carolyn Whitfield',
  role: 'an administrator',
  lender: firstLender.name,
  codesLeft: '7',
  comment: 'The licence has ended.',
  comments: 'The second page is missing.',
  count: '4',
  date: '03/02/2026',
  day: '03/02/2026',
  expires: '03/09/2026 11:00 AM EST',
  interest: '$1,204.17',
  message: 'Please call us about the survey.',
  month: 'March 2026',
  note: 'The cost is not founded yet.',
  notice: 'Your draw request of $48,500.00 was approved',
  number: '3',
  places: 'Roof, Foundation',
  reason: 'The title is not clear.',
  signer: 'Ann Ortiz',
  summary: '2 draws to decide, 2 files to review',
  title: 'Term sheet of Heights Townhomes',
  unit: 'Unit 4',
  when: '03/02/2026 11:00 AM EST',
};

/** A sample of a fact; one that has none stands as its name in brackets. */
export const sampleOf = (name: string): string => samples[name] ?? `[${name}]`;
