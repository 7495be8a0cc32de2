import { shared } from '@groundwork/domain-messages';
import { optional } from './rule.js';
import type { Rule } from './rule.js';

/** The 50 states of the United States: postal code and name, in the order of their names. */
export const states = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const;

/** The full names, which are the values of every `state` field (the portfolio asks for 3 and more characters). */
export const stateNames: readonly string[] = states.map(([, name]) => name);

/** The full name for a postal code or a name in any case; undefined for anything else. */
export function stateName(text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return states.find(([code, name]) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.[1];
}

/** One of the 50 states by its full name; nothing chosen says 'required'. */
export const state: Rule = (value) => {
  if (value === undefined || value === null || value === '') return shared.stateRequired;
  return stateNames.includes(value as string) ? undefined : shared.stateInvalid;
};

/** One of the 50 states, or none. */
export const optionalState: Rule = optional(state);
