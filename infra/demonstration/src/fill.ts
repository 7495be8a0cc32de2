import { operations as companies } from '@groundwork/contract-companies';
import { demonstrationAccounts } from './accounts.js';
import type { Cast } from './builders/application.builder.js';
import { anApplication } from './builders/application.builder.js';
import { fillBrokers } from './builders/broker.builder.js';
import { aDrawRequest, decided, funded } from './builders/draw.builder.js';
import { withHalfSetup, withWholeSetup } from './builders/set-up.builder.js';
import { aPerson, withCompany, withEsign } from './builders/people.builder.js';
import type { PortalClient } from './portal-client.js';
import { bluffOak, cedarRun, rejectionReason, sites } from './stories.js';

/** The first borrower's company: an application in every status, and a loan that has been drawn on. */
async function fillBluffOak(cast: Cast): Promise<void> {
  const of = (site: keyof typeof sites) => anApplication(cast, sites[site]);
  // A company is locked while an application of it is submitted, but may go on with its others.
  await Promise.all([
    of('begun').started(),
    of('budgeted').budgeted(),
    of('complete').complete(),
    of('awaiting').awaiting(),
    of('otherActive').approved(),
  ]);
  await Promise.all([of('inClosing').inClosing(), of('rejected').rejected(rejectionReason)]);
  const active = await of('active').approved();
  await funded(
    cast,
    await aDrawRequest(cast, active.id, {
      'Building permit fees': 764_000,
      'Architecture and engineering': 648_000,
      'Impact fee': 636_700,
    }),
  );
  const second = await aDrawRequest(cast, active.id, {
    'Excavation, foundation, concrete, retaining walls and backfill': 2_150_000,
    Roofing: 400_000,
  });
  await decided(cast, second, ['Roofing'], 'The framing is not inspected yet; roofing follows it.');
  await aDrawRequest(cast, active.id, { 'Framing including roof': 1_240_000, Trusses: 322_500 });
  await of('submitted').submitted();
}

async function fillCedarRun(cast: Cast): Promise<void> {
  await anApplication(cast, sites.elsewhere).budgeted();
  await anApplication(cast, sites.elsewhereSubmitted).submitted();
}

/** Fills an empty portal. Where the companies are there already it does nothing. Gives what was done, in words. */
export async function fillPortal(portal: PortalClient, say: (text: string) => void): Promise<string> {
  const administrator = await aPerson(portal, demonstrationAccounts.admin);
  await aPerson(portal, demonstrationAccounts.super);
  const existing = await portal.call<{ organizationName: string }[]>(administrator, companies.listCompanies);
  const isThere = (name: string): boolean => existing.some((company) => company.organizationName === name);
  if (isThere(bluffOak.organizationName) || isThere(cedarRun.organizationName)) return 'there already';
  say('accounts and companies');
  const first = await withEsign(portal, await aPerson(portal, demonstrationAccounts.borrower));
  const second = await withEsign(portal, await aPerson(portal, demonstrationAccounts.otherBorrower));
  const borrower = await withCompany(portal, first, bluffOak);
  const otherBorrower = await withCompany(portal, second, cedarRun);
  // Before any application of theirs is submitted: from then on a company cannot be changed by its borrower.
  await Promise.all([withWholeSetup(portal, borrower), withHalfSetup(portal, otherBorrower)]);
  say('brokers and referral agreements');
  await fillBrokers(portal, administrator);
  say('applications and draws');
  await fillBluffOak({ portal, borrower, companyId: borrower.companyIds[0] ?? '', administrator });
  await fillCedarRun({ portal, borrower: otherBorrower, companyId: otherBorrower.companyIds[0] ?? '', administrator });
  return 'two companies, two brokers, applications in every status';
}
