import { record, required, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { all, atMost, requiredText } from '@groundwork/domain-validation';
import { accentComplaint } from './palette.js';

/** How the lender shows itself: in the portal, in letters and on papers. */
export const lenderRecord = record('Lender', {
  name: required(text('Name of the lender', { rule: all(requiredText, atMost(60)) })),
  logoAlt: text('What the logo shows, for those who do not see it', { rule: atMost(120) }),
  accentLight: required(
    text('Color on light', { rule: (value) => accentComplaint(value, 'light'), description: 'as #0d5c63' }),
  ),
  accentDark: required(
    text('Color on dark', { rule: (value) => accentComplaint(value, 'dark'), description: 'as #63c3bd' }),
  ),
});
export type Lender = RecordOf<typeof lenderRecord>;

/** How the lender stands at the head of a paper. */
export interface Letterhead {
  readonly name: string;
  /** The color on light, as '#0d5c63'. */
  readonly accent: string;
  readonly logoAlt: string;
  /** A PNG, base64; null where the lender has no logo. */
  readonly logo: string | null;
}

/** As it stands before a super administrator says otherwise. */
export const firstLender = {
  name: 'Groundwork',
  logoAlt: '',
  accentLight: '#0d5c63',
  accentDark: '#63c3bd',
} as const;
