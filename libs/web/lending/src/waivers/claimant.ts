import { waivers as words } from '@groundwork/domain-messages-screens';

/** Contractor or payee by name. */
export const claimantOf = ({ claimant }: { readonly claimant: string | null }): string => claimant ?? words.contractor;
