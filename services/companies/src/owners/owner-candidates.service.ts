import { Injectable } from '@nestjs/common';
import { wouldOwnItself } from '@groundwork/domain-companies';
import type { OwnerFacts } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { refuseInvalid } from '@groundwork/server-http';
import { CompanyEntity, CompanyRepository, companyValues } from '../core/index.js';
import type { ChangeScope } from '../core/index.js';
import type { HoldingEntity } from '../holdings/index.js';
import { PersonEntity, PersonRepository, personValues } from '../people/index.js';
import type { CreateOwnerDto } from './owner.dto.js';

type HolderIds = Pick<HoldingEntity, 'personId' | 'ownerCompanyId'>;

/** Who is to own a share: a group, or a person or an entity, new or known. */
export interface OwnerCandidate {
  /** The field of the body that names it. */
  readonly field: 'personId' | 'ownerCompanyId';
  /** What the rules look at. */
  readonly facts: Pick<OwnerFacts, 'person' | 'ownerCompany'>;
  readonly isOneOf: (holdings: readonly HoldingEntity[]) => boolean;
  /** Stores what is new of it, and gives its ids. */
  readonly store: () => Promise<HolderIds>;
}

const group: OwnerCandidate = {
  field: 'ownerCompanyId',
  facts: { person: null, ownerCompany: null },
  isOneOf: () => false,
  store: () => Promise.resolve({ personId: null, ownerCompanyId: null }),
};

/** Finds out whom the body of a new share means. */
@Injectable()
export class OwnerCandidates {
  constructor(
    private readonly people: PersonRepository,
    private readonly companies: CompanyRepository,
  ) {}

  /** Refuses by field a person or an entity that the tree does not have, and one that would own itself. */
  async of(scope: ChangeScope, body: CreateOwnerDto, holdings: readonly HoldingEntity[]): Promise<OwnerCandidate> {
    if (body.entityOwnerType === 'person')
      return body.personId ? this.knownPerson(scope, body) : this.newPerson(scope, body);
    if (body.entityOwnerType !== 'company') return group;
    return body.ownerCompanyId ? this.knownCompany(scope, body, holdings) : this.newCompany(scope, body);
  }

  private newPerson(scope: ChangeScope, body: CreateOwnerDto): OwnerCandidate {
    const person = personValues(body.person ?? {});
    return {
      field: 'personId',
      facts: { person, ownerCompany: null },
      isOneOf: () => false,
      store: async () => ({ personId: (await this.people.insert(scope, person, false)).id, ownerCompanyId: null }),
    };
  }

  /** A known person leaves the list of other people; its fields that the body names are saved with the share. */
  private async knownPerson(scope: ChangeScope, body: CreateOwnerDto): Promise<OwnerCandidate> {
    const changes = personValues(body.person ?? {});
    const person = known(
      await scope.manager.findOneBy(PersonEntity, { id: body.personId ?? '', companyId: scope.root.id }),
      { personId: companySetup.personUnknown },
    );
    return {
      field: 'personId',
      facts: { person: { ...person, ...changes }, ownerCompany: null },
      isOneOf: (others) => others.some(({ personId }) => personId === person.id),
      store: async () => {
        await this.people.update(scope, person, { ...changes, otherPerson: false }, 'person');
        return { personId: person.id, ownerCompanyId: null };
      },
    };
  }

  private newCompany(scope: ChangeScope, body: CreateOwnerDto): OwnerCandidate {
    const values = companyValues(body.ownerCompany ?? {});
    const ownerCompany = { ...values, organizationName: values.organizationName ?? values.legalEntityName ?? '' };
    return {
      field: 'ownerCompanyId',
      facts: { person: null, ownerCompany },
      isOneOf: () => false,
      store: async () => ({
        personId: null,
        ownerCompanyId: (await this.companies.insert(scope.manager, scope, ownerCompany, scope.company)).id,
      }),
    };
  }

  private async knownCompany(
    scope: ChangeScope,
    body: CreateOwnerDto,
    holdings: readonly HoldingEntity[],
  ): Promise<OwnerCandidate> {
    const ownerCompany = known(
      await scope.manager.findOneBy(CompanyEntity, { id: body.ownerCompanyId ?? '', rootCompanyId: scope.root.id }),
      { ownerCompanyId: companySetup.companyUnknown },
    );
    const { id } = ownerCompany;
    if (wouldOwnItself(holdings, scope.company.id, id))
      refuseInvalid({ ownerCompanyId: fill(companySetup.ownsItself, { company: ownerCompany.organizationName }) });
    return {
      field: 'ownerCompanyId',
      facts: { person: null, ownerCompany },
      isOneOf: (others) => others.some(({ ownerCompanyId }) => ownerCompanyId === id),
      store: () => Promise.resolve({ personId: null, ownerCompanyId: id }),
    };
  }
}

function known<Row>(row: Row | null, refusal: Readonly<Record<string, string>>): Row {
  if (row === null) refuseInvalid(refusal);
  return row as Row;
}
