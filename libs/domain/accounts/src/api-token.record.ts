import { choice, record, required, text } from '@groundwork/domain-records';

/** How long an API token may be good, days. */
export const tokenDays = [7, 30, 90, 180, 365] as const;
export type TokenDays = (typeof tokenDays)[number];

const lender = { writers: ['administrator'] } as const;

/** What a super administrator says of a new API token, beside its scopes. */
export const apiTokenRecord = record('ApiToken', {
  name: required(text('Name', lender)),
  days: required(
    choice('Good for', tokenDays, {
      ...lender,
      labels: Object.fromEntries(tokenDays.map((days) => [String(days), `${days} days`])),
    }),
  ),
});
