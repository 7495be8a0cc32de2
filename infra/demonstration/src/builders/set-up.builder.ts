import { operations as companies } from '@groundwork/contract-companies';
import type { components } from '@groundwork/contract-companies';
import { withVerifiedAccounts } from './verified-accounts.builder.js';
import { s1Of } from '../figures/s1.js';
import type { Person, PortalClient } from '../portal-client.js';
import { built, contractors, partners, references, rented, superintendent } from '../set-up-story.js';

type Schemas = components['schemas'];
type Owner = Schemas['OwnerDto'];
type NewOwner = Omit<Schemas['CreateOwnerDto'], 'ownedCompanyId'>;

const acknowledged = { investInOwnNameAcknowledgement: true, under20Acknowledgement: true } as const;
const plain = { willingToBeGuarantor: false, officer: false } as const;

/** A company on its way through set-up, as its borrower takes it. */
class SetupBuilder {
  readonly companyId: string;

  constructor(
    private readonly portal: PortalClient,
    private readonly borrower: Person,
  ) {
    this.companyId = borrower.companyIds[0] ?? '';
  }

  owner(owner: NewOwner, ownedCompanyId = this.companyId): Promise<Owner> {
    return this.portal.call<Owner>(this.borrower, companies.createOwner, { body: { ownedCompanyId, ...owner } });
  }

  /** A partnership under the company whose larger part is held by a company of two people. */
  async owners(): Promise<{ marisol: Owner; ines: Owner; partnership: Owner }> {
    const marisol = await this.owner({
      entityOwnerType: 'person',
      percentOwnership: 35,
      willingToBeGuarantor: true,
      officer: true,
      role: 'President',
      person: partners.marisol,
    });
    const partnership = await this.owner({
      entityOwnerType: 'company',
      percentOwnership: 45,
      ownerCompany: { organizationName: 'Bluff Oak Partners', legalEntityName: 'Bluff Oak Partners, LP' },
    });
    await this.owner({ entityOwnerType: 'multiplePeopleUnder20', percentOwnership: 12, ...acknowledged });
    await this.owner({ entityOwnerType: 'person', percentOwnership: 8, ...acknowledged, person: partners.theo });
    const ofPartnership = partnership.ownerCompanyId ?? '';
    const capital = await this.owner(
      {
        entityOwnerType: 'company',
        percentOwnership: 60,
        ownerCompany: { organizationName: 'Yale Street Capital', legalEntityName: 'Yale Street Capital, LLC' },
      },
      ofPartnership,
    );
    await this.owner(
      { entityOwnerType: 'person', percentOwnership: 25, ...plain, personId: marisol.personId },
      ofPartnership,
    );
    await this.owner(
      { entityOwnerType: 'person', percentOwnership: 15, ...acknowledged, person: partners.grant },
      ofPartnership,
    );
    const ofCapital = capital.ownerCompanyId ?? '';
    const ines = await this.owner(
      { entityOwnerType: 'person', percentOwnership: 50, ...plain, person: partners.ines },
      ofCapital,
    );
    await this.owner({ entityOwnerType: 'person', percentOwnership: 50, ...plain, person: partners.samuel }, ofCapital);
    return { marisol, ines, partnership };
  }

  async s1({ personId, displayName }: Owner): Promise<void> {
    const bytes = await s1Of(displayName, 'Bluff Oak Homes, LLC');
    await this.portal.upload(
      this.borrower,
      'company',
      { companyId: this.companyId, type: 's1', personId: personId ?? '' },
      { name: `s1-${displayName.toLowerCase().replace(/\W+/g, '-')}.pdf`, type: 'application/pdf', bytes },
    );
  }

  async contractorsAndLicenses(): Promise<void> {
    const made = [];
    for (const contractor of contractors)
      made.push(
        await this.portal.call<Schemas['ContractorDto']>(this.borrower, companies.createContractor, {
          body: { companyId: this.companyId, ...contractor },
        }),
      );
    const holders = [
      // Texas asks builders of homes for no licence.
      { holderType: 'company', holderId: this.companyId, state: 'Texas', licenseNotRequired: true },
      { holderType: 'contractor', holderId: made[1]?.thirdPartyContractorId, state: 'Louisiana', number: 'LA-558213' },
    ];
    for (const license of holders)
      await this.portal.call(this.borrower, companies.createLicense, {
        body: { companyId: this.companyId, ...license },
      });
  }

  async experience(): Promise<void> {
    const add = (kind: string, experience: object) =>
      this.portal.call(this.borrower, companies.createExperience, {
        query: { kind },
        body: { companyId: this.companyId, ...experience },
      });
    for (const project of built) await add('construction', project);
    for (const rental of rented) await add('residential', rental);
  }

  async employee(): Promise<void> {
    await this.portal.call(this.borrower, companies.createPerson, {
      body: { companyId: this.companyId, ...superintendent },
    });
  }

  /** The last word: references, the control person, people and structure confirmed. */
  async confirmed(controlPersonId: string | null | undefined): Promise<void> {
    await this.portal.call(this.borrower, companies.updateCompany, {
      body: {
        companyId: this.companyId,
        references,
        controlPersonId,
        usesThirdParty: true,
        additionalPeopleConfirmed: true,
      },
    });
    await this.portal.call(this.borrower, companies.verifyStructure, {
      body: { companyId: this.companyId, value: true },
    });
  }
}

/**
 * All of it, but for one S-1 that is still owed: three levels of ownership, a group, an entity of two people. The accounts of the
 * company and of most owners are verified.
 */
export async function withWholeSetup(portal: PortalClient, borrower: Person): Promise<void> {
  const setup = new SetupBuilder(portal, borrower);
  const { marisol, ines, partnership } = await setup.owners();
  await setup.employee();
  await setup.contractorsAndLicenses();
  await setup.experience();
  await setup.confirmed(marisol.personId);
  for (const owner of [marisol, ines]) await setup.s1(owner);
  await withVerifiedAccounts(portal, borrower, [
    { holder: { companyId: setup.companyId }, institution: 'buffalo-bayou', count: 2 },
    { holder: { entityOwnerId: marisol.id }, institution: 'heights', count: 2 },
    { holder: { entityOwnerId: partnership.id }, institution: 'buffalo-bayou' },
    { holder: { entityOwnerId: ines.id }, institution: 'prairie' },
  ]);
}

/** Half of it: an owner of a part, no answer on contractors yet; the owner's account is verified, the company's could not be. */
export async function withHalfSetup(portal: PortalClient, borrower: Person): Promise<void> {
  const setup = new SetupBuilder(portal, borrower);
  const desmond = await setup.owner({
    entityOwnerType: 'person',
    percentOwnership: 60,
    willingToBeGuarantor: true,
    officer: true,
    role: 'President',
    person: partners.desmond,
  });
  await withVerifiedAccounts(portal, borrower, [
    { holder: { entityOwnerId: desmond.id }, institution: 'olentangy' },
    { holder: { companyId: setup.companyId }, institution: 'unverified' },
  ]);
}
