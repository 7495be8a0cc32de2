import { Injectable } from '@nestjs/common';
import { employeeRoles } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { In } from 'typeorm';
import { FinancialAccountRepository } from '../accounts/index.js';
import { CompanyChanges, CompanyEntity } from '../core/index.js';
import type { ChangeScope } from '../core/index.js';
import { HoldingEntity, HoldingRepository } from '../holdings/index.js';
import { PersonEntity } from '../people/index.js';

/** Removes shares, all of one tree; one that is somebody else's refuses them all. */
@Injectable()
export class RemoveOwners {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly holdings: HoldingRepository,
    private readonly accounts: FinancialAccountRepository,
  ) {}

  async execute(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const { rootCompanyId } = found(await this.database.manager.findOneBy(HoldingEntity, { id: In(ids) }), 'The owner');
    return this.changes.runStructural(actor, rootCompanyId, async (scope) => {
      for (const id of new Set(ids))
        await this.remove(
          scope,
          found(await scope.manager.findOneBy(HoldingEntity, { id, rootCompanyId }), 'The owner'),
        );
      return [...ids];
    });
  }

  private async remove(scope: ChangeScope, owner: HoldingEntity): Promise<void> {
    const { manager } = scope;
    await manager.delete(HoldingEntity, { id: owner.id });
    await this.accounts.removeOfHolder(manager, owner.id);
    if (owner.ownerCompanyId && !(await manager.existsBy(HoldingEntity, { ownerCompanyId: owner.ownerCompanyId })))
      await this.refuseOwned(scope, owner.ownerCompanyId);
    if (owner.personId && !(await manager.existsBy(HoldingEntity, { personId: owner.personId })))
      await this.leave(scope, owner.personId);
  }

  /** An entity that owns nothing more would take its owners out of sight (specification, section 2). */
  private async refuseOwned({ manager }: ChangeScope, companyId: string): Promise<void> {
    if (await this.holdings.hasOwner(manager, companyId))
      throw new Problem('rule.violated', companySetup.deleteOwnersFirst);
  }

  /** Who owns nothing more is an employee again if that is what it was; else it is not of the company any more. */
  private async leave({ manager, root, now }: ChangeScope, personId: string): Promise<void> {
    const person = found(await manager.findOneBy(PersonEntity, { id: personId }), 'The person');
    const otherPerson = (employeeRoles as readonly (string | null)[]).includes(person.role);
    if (!otherPerson)
      await updateRows(manager, CompanyEntity, { id: root.id, controlPersonId: personId }, { controlPersonId: null });
    if (otherPerson !== person.otherPerson)
      await updateRows(
        manager,
        PersonEntity,
        { id: personId },
        { otherPerson, version: person.version + 1, updatedAt: now },
      );
  }
}
