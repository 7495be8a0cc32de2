import { AbilityBuilder, createMongoAbility, isAdministrator } from '@groundwork/server-auth';
import type { Actor, MongoAbility } from '@groundwork/server-auth';

/**
 * Who may do what with the masters and acceptances (specification of the back office, section 6): everybody reads the texts
 * that concern them, an administrator edits e-sign terms and term sheets, a super administrator the ICCA master. Acceptances
 * are made and withdrawn by oneself alone, or by a user of the application's company.
 */
export function agreementsAbility(actor: Actor): MongoAbility {
  const { can, build } = new AbilityBuilder(createMongoAbility);
  if (isAdministrator(actor)) {
    can('create', ['EsignMaster', 'TermSheet', 'WaiverMaster']);
    can('read', ['EsignAcceptance', 'TermSheetAgreement', 'WaiverSignature', 'DrawCertificate']);
  }
  if (actor.role === 'super') can(['create', 'withdraw'], 'IccaMaster');
  if (actor.userId) can(['read', 'create', 'withdraw'], 'EsignAcceptance', { userId: actor.userId });
  if (actor.role === 'borrower') {
    const own = { companyId: { $in: [...actor.companyIds] } };
    can(['read', 'create', 'withdraw'], 'TermSheetAgreement', own);
    can('read', ['WaiverSignature', 'DrawCertificate'], own);
  }
  // For the signer, who has a link that the draws service has checked.
  if (actor.role === 'system' && actor.caller === 'service-draws') can('read', 'WaiverSignature');
  // At a registration, for the user whom it has just registered.
  if (actor.role === 'system' && actor.caller === 'service-identity') can('create', 'EsignAcceptance');
  return build();
}
