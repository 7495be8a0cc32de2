import { fill } from '@groundwork/domain-messages';
import { companyFacts as words } from '@groundwork/domain-messages-admin';
import type { Ownership } from '@groundwork/web-company';

type Beneficial = Ownership['beneficialOwners'][number];

/** By which ways somebody owns a part of the borrower: '30% directly, 13.5% through Oak Holdings LLC'. */
export function waysOfOwning({ holdings }: Beneficial, { companyId, entities }: Ownership): string {
  const nameOf = (id: string) => entities.find((entity) => entity.companyId === id)?.organizationName ?? '';
  return holdings
    .map((holding) =>
      holding.companyId === companyId
        ? fill(words.ownsDirectly, { percent: holding.percent })
        : fill(words.ownsThrough, { percent: holding.percent, company: nameOf(holding.companyId) }),
    )
    .join(', ');
}

/** Who holds each company of the tree, as it was typed. */
export const heldBy = ({ entities }: Ownership) =>
  entities.map(({ companyId, organizationName, entityOwners }) => ({
    key: companyId,
    label: fill(words.heldBy, { company: organizationName }),
    value: entityOwners
      .map(({ displayName, percentOwnership }) => fill(words.holder, { name: displayName, percent: percentOwnership }))
      .join('; '),
  }));
