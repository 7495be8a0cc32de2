import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { EntityManager } from 'typeorm';
import { ListAccounts } from '../accounts/index.js';
import type { AccountsByHolder } from '../accounts/index.js';
import { CompanyEntity } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import type { HoldingEntity } from '../holdings/index.js';
import { PersonEntity, PersonRepository } from '../people/index.js';
import type { PersonDto } from '../people/index.js';
import type { OwnerDto } from './owner.dto.js';
import { ownerName, ownerView } from './owner.view.js';

/** Everything of a tree of owners. */
export interface OwnershipTree {
  readonly companies: ReadonlyMap<string, CompanyEntity>;
  readonly people: ReadonlyMap<string, PersonDto>;
  readonly holdings: readonly HoldingEntity[];
  readonly accounts: AccountsByHolder;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Owners: holdings with the people and companies whose they are. */
@Injectable()
export class OwnerRepository {
  constructor(
    private readonly holdings: HoldingRepository,
    private readonly people: PersonRepository,
    private readonly accounts: ListAccounts,
  ) {}

  /** Everything, as `actor` sees it. */
  async tree(manager: EntityManager, actor: Actor, rootCompanyId: string): Promise<OwnershipTree> {
    const [companies, people, holdings, accounts] = await Promise.all([
      manager.findBy(CompanyEntity, { rootCompanyId }),
      this.people.ofTree(manager, rootCompanyId),
      this.holdings.ofTree(manager, rootCompanyId),
      this.accounts.execute(actor, { companyId: rootCompanyId }),
    ]);
    return { companies: byId(companies), people: byId(people), holdings, accounts };
  }

  /** One owner, as `actor` sees it. */
  async owner(manager: EntityManager, actor: Actor, holding: HoldingEntity): Promise<OwnerDto> {
    const { person, company } = await this.holder(manager, holding);
    return ownerView(holding, {
      person: person && (await this.people.withLicenses(manager, person)),
      company,
      accounts: (await this.accounts.execute(actor, { holderId: holding.id })).get(holding.id) ?? [],
    });
  }

  async nameOf(manager: EntityManager, holding: HoldingEntity): Promise<string> {
    const { person, company } = await this.holder(manager, holding);
    return ownerName(person, company);
  }

  private async holder(
    manager: EntityManager,
    { personId, ownerCompanyId }: HoldingEntity,
  ): Promise<{ person: PersonEntity | null; company: CompanyEntity | null }> {
    return {
      person: personId ? await manager.findOneBy(PersonEntity, { id: personId }) : null,
      company: ownerCompanyId ? await manager.findOneBy(CompanyEntity, { id: ownerCompanyId }) : null,
    };
  }
}
