import { loanTypes } from '@groundwork/domain-applications';
import { portfolioPage as words } from '@groundwork/domain-messages-admin';

/** What people call a loan's type; one that is not known any more keeps its key. */
export const typeName = (key: string): string =>
  (loanTypes as Readonly<Record<string, { readonly label: string }>>)[key]?.label ?? key;

export const stateName = (key: string): string => key || words.severalStates;

/** The page of the loans behind a figure. */
export const loansPath = (filter: Readonly<Record<string, string>>): string =>
  `/portfolio/loans?${new URLSearchParams(filter).toString()}`;
