import { borrowerEntityStatus, generalInformationStatus } from './company.js';
import type { CompanyFacts } from './company.record.js';
import { peopleNeedingS1 } from './beneficial-owners.js';
import { byOwnedCompany, companiesInOrder, totalUnits, WHOLE_UNITS } from './ownership.js';
import type { Holding } from './ownership.js';
import { referencesStatus } from './references.js';
import type { ReferenceFacts } from './references.js';
import { setupStepKeys } from './setup-steps.js';
import type { SetupStepKey, SetupStepStatus } from './setup-steps.js';

/** What the steps of set-up look at beside the company's own fields. A list that is left out counts as empty. */
export interface SetupFacts extends CompanyFacts {
  readonly companyId?: string;
  /** Every holding in the tree, the company's own owners and those of the entities above it. */
  readonly holdings?: readonly Holding[];
  /** The people of the tree. */
  readonly people?: readonly { readonly id: string; readonly s1Id?: string | null; readonly otherPerson?: boolean }[];
  readonly contractors?: number;
  /** Licences of the company, of those who own or work in it, and of contractors. */
  readonly licenses?: number;
  readonly references?: readonly ReferenceFacts[];
  readonly experiences?: number;
}

const done = (complete: boolean, otherwise: SetupStepStatus = 'notstarted'): SetupStepStatus =>
  complete ? 'complete' : otherwise;

/** The holdings of the tree under a company; none while the company has no owner. */
function tree(facts: SetupFacts): {
  rootId: string;
  own: Holding[];
  entities: { id: string; owners: Holding[] }[];
  reached: Holding[];
  isCircle: boolean;
} {
  const holdings = facts.holdings ?? [];
  const rootId = facts.companyId ?? '';
  const owners = byOwnedCompany(holdings);
  const order = companiesInOrder(rootId, holdings);
  const entities = (order ?? [rootId]).map((id) => ({ id, owners: owners.get(id) ?? [] }));
  return {
    rootId,
    own: owners.get(rootId) ?? [],
    entities: entities.slice(1),
    reached: entities.flatMap((entity) => entity.owners),
    isCircle: order === undefined,
  };
}

type Tree = ReturnType<typeof tree>;

/** Owners of the borrower entity: complete at 100 in all, compared unrounded; started with any owner. */
const ownersStatus = ({ own }: Tree): SetupStepStatus =>
  done(totalUnits(own) === WHOLE_UNITS, own.length > 0 ? 'started' : 'notstarted');

/** Owners of other entities: complete at 100 or more in each of them, also where the borrower has owners and none is an entity. */
function otherOwnersStatus({ own, entities }: Tree): SetupStepStatus {
  if (own.length === 0) return 'notstarted';
  if (entities.every((entity) => totalUnits(entity.owners) >= WHOLE_UNITS)) return 'complete';
  return done(false, entities.some((entity) => entity.owners.length > 0) ? 'started' : 'notstarted');
}

/** Whether the S-1 step is hidden: nobody in the tree is a person by name. */
export function isS1Hidden(facts: SetupFacts): boolean {
  return tree(facts).reached.every((holding) => !holding.personId);
}

/**
 * S-1 uploads: complete once nobody who is asked for an S-1 owes one, started once anybody has handed one in. An owner
 * below 20 % without a guarantee is not in the list of the step, so that it could never be complete if it waited for them.
 */
function s1Status(facts: SetupFacts, { rootId, reached, isCircle }: Tree): SetupStepStatus {
  const named = new Set(reached.flatMap((holding) => (holding.personId ? [holding.personId] : [])));
  // Nobody's share can be told in a circle. The service lets none come about.
  if (named.size === 0 || isCircle) return 'notstarted';
  const people = (facts.people ?? []).filter((person) => named.has(person.id));
  if (peopleNeedingS1(rootId, people, facts.holdings ?? []).length === 0) return 'complete';
  return done(false, people.some((person) => person.s1Id) ? 'started' : 'notstarted');
}

/**
 * Status of each step of set-up, computed from the company (specification 4); never taken from a client. Browser and
 * service use this one.
 */
export function setupStatuses(facts: SetupFacts): Record<SetupStepKey, SetupStepStatus> {
  const owned = tree(facts);
  return {
    generalInformation: generalInformationStatus(facts),
    borrowerEntity: borrowerEntityStatus(facts),
    owners: ownersStatus(owned),
    otherOwners: otherOwnersStatus(owned),
    s1: s1Status(facts, owned),
    contractors: done(
      facts.usesThirdParty === false || (facts.contractors ?? 0) > 0,
      facts.usesThirdParty === true ? 'started' : 'notstarted',
    ),
    structure: done(facts.companyStructureVerified === true, 'started'),
    licenses: done((facts.licenses ?? 0) > 0),
    additionalPeople: done(
      facts.additionalPeopleConfirmed === true,
      facts.people?.some((person) => person.otherPerson) ? 'started' : 'notstarted',
    ),
    references: referencesStatus(facts.references ?? []),
    experience: done((facts.experiences ?? 0) > 0),
  };
}

/** `sectionComplete` of a company: a digit for every step but the hidden S-1 uploads, 1 where it is complete. */
export function setupMask(statuses: Readonly<Record<SetupStepKey, SetupStepStatus>>): string {
  return setupStepKeys
    .filter((key) => key !== 's1')
    .map((key) => (statuses[key] === 'complete' ? '1' : '0'))
    .join('');
}

/** A row of the dashboard's banner. `index` is the step's number in the wizard. */
export interface BannerRow {
  readonly index: number;
  readonly key: SetupStepKey;
  readonly status: SetupStepStatus;
}

/** The steps of the banner: all but the S-1 uploads (specification 3, set-up step). */
export function bannerRows(statuses: Readonly<Record<SetupStepKey, SetupStepStatus>>): BannerRow[] {
  return setupStepKeys.map((key, index) => ({ index, key, status: statuses[key] })).filter(({ key }) => key !== 's1');
}
