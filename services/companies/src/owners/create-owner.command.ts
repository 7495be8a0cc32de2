import { Injectable } from '@nestjs/common';
import { wouldOwnItself } from '@groundwork/domain-companies';
import { borrower, fill } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import {
  CompanyChanges,
  CompanyEntity,
  CompanyRepository,
  companyValues,
  creationColumns,
  yearOf,
} from '../core/index.js';
import type { ChangeScope } from '../core/index.js';
import { HoldingEntity, HoldingRepository } from '../holdings/index.js';
import { PersonEntity, PersonRepository, personValues } from '../people/index.js';
import { ownerValues, refuseWrongOwner, storedOwner } from './owner-values.js';
import type { CreateOwnerDto, OwnerDto } from './owner.dto.js';
import { OwnerRepository } from './owner.repository.js';

/** So many shares a tree may have in all: far above any real one, and few enough to compute while somebody waits. */
export const MOST_HOLDINGS = 500;

/** Adds an owner to a company of a tree: a person, a group, or an entity, new or known. */
@Injectable()
export class CreateOwner {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly people: PersonRepository,
    private readonly companies: CompanyRepository,
    private readonly holdings: HoldingRepository,
    private readonly owners: OwnerRepository,
  ) {}

  execute(actor: Actor, body: CreateOwnerDto): Promise<OwnerDto> {
    return this.changes.runStructural(actor, body.ownedCompanyId, async (scope) => {
      const holdings = await this.holdings.ofTree(scope.manager, scope.root.id);
      if (holdings.length >= MOST_HOLDINGS)
        refuseInvalid({ ownedCompanyId: fill(borrower.tooManyOwners, { max: MOST_HOLDINGS }) });
      const { entityOwnerType } = body;
      const person = entityOwnerType === 'person' ? await this.person(scope, body) : undefined;
      const company = entityOwnerType === 'company' ? await this.company(scope, body, holdings) : undefined;
      const siblings = holdings.filter((holding) => holding.ownedCompanyId === scope.company.id);
      const twice = siblings.some(
        (holding) =>
          (person && holding.personId === person.known?.id) ||
          (company && holding.ownerCompanyId === company.known?.id),
      );
      const values = { entityOwnerType, ...ownerValues(body) };
      const more: Record<string, string> = twice
        ? {
            [person ? 'personId' : 'ownerCompanyId']: fill(borrower.ownerTwice, {
              company: scope.company.organizationName,
            }),
          }
        : {};
      refuseWrongOwner(
        { ...values, person: person?.facts ?? null, ownerCompany: company?.facts ?? null },
        siblings,
        0,
        yearOf(scope),
        more,
      );
      const row: HoldingEntity = {
        ...storedOwner(values),
        entityOwnerType,
        id: newId(),
        rootCompanyId: scope.root.id,
        ownedCompanyId: scope.company.id,
        personId: (await person?.store()) ?? null,
        ownerCompanyId: (await company?.store()) ?? null,
        ...creationColumns(scope),
      };
      await insertRows(scope.manager, HoldingEntity, [row]);
      return this.owners.owner(scope.manager, actor, row);
    });
  }

  /** A known person leaves the list of other people; its fields that the body names are saved with the share. */
  private async person(scope: ChangeScope, body: CreateOwnerDto) {
    const changes = personValues(body.person ?? {});
    if (!body.personId)
      return {
        known: undefined,
        facts: changes,
        store: async () => (await this.people.insert(scope, changes, false)).id,
      };
    const known = await scope.manager.findOneBy(PersonEntity, { id: body.personId, companyId: scope.root.id });
    if (!known) return refuse('personId', borrower.personUnknown);
    return {
      known,
      facts: { ...known, ...changes },
      store: async () => (await this.people.update(scope, known, { ...changes, otherPerson: false }, 'person')).id,
    };
  }

  private async company(scope: ChangeScope, body: CreateOwnerDto, holdings: readonly HoldingEntity[]) {
    if (!body.ownerCompanyId) {
      const values = companyValues(body.ownerCompany ?? {});
      const named = { ...values, organizationName: values.organizationName ?? values.legalEntityName ?? '' };
      return {
        known: undefined,
        facts: named,
        store: async () => (await this.companies.insert(scope.manager, scope, named, scope.company)).id,
      };
    }
    const known = await scope.manager.findOneBy(CompanyEntity, {
      id: body.ownerCompanyId,
      rootCompanyId: scope.root.id,
    });
    if (!known) return refuse('ownerCompanyId', borrower.companyUnknown);
    if (wouldOwnItself(holdings, scope.company.id, known.id))
      return refuse('ownerCompanyId', fill(borrower.ownsItself, { company: known.organizationName }));
    return { known, facts: known, store: () => Promise.resolve(known.id) };
  }
}

function refuse(field: string, message: string): undefined {
  refuseInvalid({ [field]: message });
  return undefined;
}
