import { Injectable } from '@nestjs/common';
import type { AccountHolderType } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { CompanyAccess, CompanyEntity } from '../core/index.js';
import { HoldingEntity } from '../holdings/index.js';
import { OwnerRepository } from '../owners/index.js';
import type { RequestVerificationDto } from './verification.dto.js';

/** Whose accounts are meant. */
export interface AccountHolder {
  readonly type: AccountHolderType;
  readonly id: string;
  /** The borrowing company. */
  readonly companyId: string;
  readonly name: string;
}

/** Finds who holds accounts: a borrowing company, or an owner of its tree. Others' are refused. */
@Injectable()
export class AccountHolders {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly owners: OwnerRepository,
  ) {}

  async named(actor: Actor, { companyId, entityOwnerId }: RequestVerificationDto): Promise<AccountHolder> {
    if (Boolean(companyId) === Boolean(entityOwnerId))
      throw new Problem('validation.failed', shared.choice, [{ field: 'companyId', message: shared.choice }]);
    const { manager } = this.database;
    const owner = entityOwnerId
      ? found(await manager.findOneBy(HoldingEntity, { id: entityOwnerId }), 'The owner')
      : undefined;
    const company = found(
      await manager.findOneBy(CompanyEntity, { id: owner?.rootCompanyId ?? companyId ?? '' }),
      'The company',
    );
    await this.access.allow(actor, 'update', company);
    // An entity above the borrower is an owner of it, and is verified as that.
    if (company.rootCompanyId !== company.id) refuseInvalid({ companyId: companySetup.verifyAsOwner });
    return owner
      ? { type: 'owner', id: owner.id, companyId: company.id, name: await this.owners.nameOf(manager, owner) }
      : {
          type: 'business',
          id: company.id,
          companyId: company.id,
          name: company.legalEntityName ?? company.organizationName,
        };
  }

  /** The holder of a verification, which may have left the company meanwhile. */
  async nameOf(manager: EntityManager, type: AccountHolderType, id: string): Promise<string> {
    if (type === 'owner')
      return this.owners.nameOf(manager, found(await manager.findOneBy(HoldingEntity, { id }), 'The owner'));
    const { legalEntityName, organizationName } = found(await manager.findOneBy(CompanyEntity, { id }), 'The company');
    return legalEntityName ?? organizationName;
  }
}
