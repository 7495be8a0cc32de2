import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/**
 * Who may do what with ledgers and draw requests. A borrower reads and draws on the ledgers of own companies only;
 * deciding is for administrators. Objects carry `companyId`.
 */
export function drawsAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  if (isAdministrator(actor)) {
    can('read', ['Ledger', 'DrawRequest', 'Company', 'Portfolio']);
    can(['decide', 'sendBack'], 'DrawRequest');
    can(['correct', 'fund'], 'Ledger');
    can('change', 'Ledger');
    can(['approve', 'reject'], 'BudgetChange');
    can(['read', 'request', 'cancel', 'inspect'], 'Inspection');
    can(['read', 'send', 'handIn', 'review'], 'Waiver');
  }
  if (actor.role === 'borrower') {
    const own = { companyId: { $in: [...actor.companyIds] } };
    can('read', ['Ledger', 'DrawRequest', 'Company'], own);
    can(['draw', 'change'], 'Ledger', own);
    can('withdraw', 'BudgetChange', { ...own, requestedAs: 'borrower' });
    can('withdraw', 'DrawRequest', own);
    can(['read', 'edit'], 'DrawDraft', own);
    can(['read', 'request'], 'Inspection', own);
    can(['read', 'send', 'handIn'], 'Waiver', own);
    can('cancel', 'Inspection', { ...own, origin: 'borrower', status: 'requested' });
  }
  return build();
}
