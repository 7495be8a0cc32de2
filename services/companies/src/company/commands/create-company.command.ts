import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyAccess } from '../../companies.policy.js';
import { CompanyLocks } from '../../locks/company-locks.js';
import { Membership } from '../../members/membership.entity.js';
import type { ChangeScope } from '../../setup/company-changes.js';
import { SetupSteps } from '../../steps/setup-steps.js';
import { refuseWrongCompany, valuesOf } from '../company-record.js';
import type { CompanyDto, CreateCompanyDto, CreateRelatedCompanyDto } from '../company.dto.js';
import { Company } from '../persistence/company.entity.js';
import { CompanyQueries } from '../queries/company.queries.js';

const blank = {
  version: 1,
  website: null,
  mailingStreetAddress: null,
  mailingCity: null,
  mailingState: null,
  mailingZipCode: null,
  physicalStreetAddress: null,
  physicalCity: null,
  physicalState: null,
  physicalZipCode: null,
  physicalAddressSameAsMailing: null,
  moreThanMillionRevenue: null,
  numberOfShareholders: null,
  legalEntityName: null,
  eiN_TAXID: null,
  yearsOfIncorperation: null,
  stateOfIncorperation: null,
  hasBuildersLicense: null,
  buildersLicenseNumber: null,
  licenseRevoked: null,
  revokeReason: null,
  usesThirdParty: null,
  additionalPeopleConfirmed: false,
  companyStructureVerified: false,
  lineOfCredit: false,
  creditAmount: 0,
  brokerId: null,
  controlPersonId: null,
} as const;

/** Makes a company. A borrower who makes one belongs to it; an administrator makes one for others. */
@Injectable()
export class CreateCompany {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly steps: SetupSteps,
    private readonly queries: CompanyQueries,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async create(actor: Actor, body: CreateCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const row = await this.insert(manager, actor, body, undefined);
      const memberId = isAdministrator(actor) ? null : found(actor.userId, 'The user');
      if (memberId) await manager.insert(Membership, { companyId: row.id, userId: memberId, createdAt: row.createdAt });
      await this.steps.open(manager, row);
      await this.outbox.add(manager, {
        type: 'company.created',
        aggregateId: row.id,
        payload: { companyId: row.id, organizationName: row.organizationName, userId: memberId },
      });
      return this.queries.answer(actor, row);
    });
  }

  /** A company that owns a part of `parentCompanyId`; the users of the tree's top see it. */
  async createRelated(actor: Actor, body: CreateRelatedCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const parent = found(await manager.findOneBy(Company, { id: body.parentCompanyId }), 'The parent company');
      await this.access.allow(actor, 'update', parent);
      if (!isAdministrator(actor)) await this.locks.refuseLocked(parent.rootCompanyId);
      return this.queries.answer(actor, await this.insert(manager, actor, body, parent));
    });
  }

  private insert(
    manager: EntityManager,
    actor: Actor,
    body: CreateCompanyDto,
    parent: Company | undefined,
  ): Promise<Company> {
    const values = valuesOf(body);
    refuseWrongCompany(values, this.clock);
    return insertCompany(manager, { by: found(actor.userId, 'The user'), now: this.clock.now() }, values, parent);
  }
}

/** Writes a company, or an entity under the company that it owns a part of. */
export async function insertCompany(
  manager: EntityManager,
  { by, now }: Pick<ChangeScope, 'by' | 'now'>,
  values: Partial<Company>,
  parent: Company | undefined,
): Promise<Company> {
  const id = newId();
  const row = {
    ...blank,
    ...values,
    id,
    parentCompanyId: parent?.id ?? null,
    rootCompanyId: parent?.rootCompanyId ?? id,
    createdBy: by,
    createdAt: now,
    updatedAt: now,
  } as Company;
  await insertRows(manager, Company, [row]);
  return row;
}
