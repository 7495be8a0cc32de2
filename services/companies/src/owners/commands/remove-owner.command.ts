import { Injectable } from '@nestjs/common';
import { employeeRoles } from '@groundwork/domain-companies';
import { borrower } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { In } from 'typeorm';
import { Company } from '../../company/persistence/company.entity.js';
import { FinancialAccount } from '../../financial-accounts/financial-account.entity.js';
import { Person } from '../../people/person.entity.js';
import { CompanyChanges } from '../../setup/company-changes.js';
import type { ChangeScope } from '../../setup/company-changes.js';
import { EntityOwner } from '../entity-owner.entity.js';

/** Removes shares, all of one tree; one that is somebody else's refuses them all. */
@Injectable()
export class RemoveOwner {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
  ) {}

  async run(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const { rootCompanyId } = found(await this.database.manager.findOneBy(EntityOwner, { id: In(ids) }), 'The owner');
    return this.changes.runStructural(actor, rootCompanyId, async (scope) => {
      for (const id of new Set(ids))
        await this.remove(scope, found(await scope.manager.findOneBy(EntityOwner, { id, rootCompanyId }), 'The owner'));
      return [...ids];
    });
  }

  private async remove(scope: ChangeScope, owner: EntityOwner): Promise<void> {
    const { manager } = scope;
    await manager.delete(EntityOwner, { id: owner.id });
    await manager.delete(FinancialAccount, { holderId: owner.id });
    if (owner.ownerCompanyId && !(await manager.existsBy(EntityOwner, { ownerCompanyId: owner.ownerCompanyId })))
      await this.refuseOwned(scope, owner.ownerCompanyId);
    if (owner.personId && !(await manager.existsBy(EntityOwner, { personId: owner.personId })))
      await this.leave(scope, owner.personId);
  }

  /** An entity that owns nothing more would take its owners out of sight (specification, section 2). */
  private async refuseOwned({ manager }: ChangeScope, companyId: string): Promise<void> {
    if (await manager.existsBy(EntityOwner, { ownedCompanyId: companyId }))
      throw new Problem('rule.violated', borrower.deleteOwnersFirst);
  }

  /** Who owns nothing more is an employee again if that is what it was; else it is not of the company any more. */
  private async leave({ manager, root, now }: ChangeScope, personId: string): Promise<void> {
    const person = found(await manager.findOneBy(Person, { id: personId }), 'The person');
    const otherPerson = (employeeRoles as readonly (string | null)[]).includes(person.role);
    if (!otherPerson)
      await updateRows(manager, Company, { id: root.id, controlPersonId: personId }, { controlPersonId: null });
    if (otherPerson !== person.otherPerson)
      await updateRows(manager, Person, { id: personId }, { otherPerson, version: person.version + 1, updatedAt: now });
  }
}
