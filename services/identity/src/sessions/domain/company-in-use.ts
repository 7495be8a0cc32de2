/** What a session keeps where its user has put no company in use on purpose: another one is about to be set up. */
export const NO_COMPANY = '';

/**
 * The company in use: the one that was chosen, while the user still belongs to it. The only one needs no choice; of
 * several none is in use until one is chosen.
 */
export function companyInUse(chosen: string | null, companyIds: readonly string[]): string | null {
  if (chosen === NO_COMPANY) return null;
  if (chosen !== null && companyIds.includes(chosen)) return chosen;
  return companyIds.length === 1 ? (companyIds[0] ?? null) : null;
}
