import { Inject, Injectable } from '@nestjs/common';
import { contractorErrors, keptPhone } from '@groundwork/domain-companies';
import { borrower, fill } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, newId, updateExactly } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { BuilderLicense } from '../licenses/builder-license.entity.js';
import { LicenseRecords } from '../licenses/license.records.js';
import { CompanyChanges, madeNow } from '../setup/company-changes.js';
import { refuseOtherVersion } from '../shared/conflict.js';
import { given } from '../shared/values.js';
import { Contractor } from './contractor.entity.js';
import type {
  ContractorDto,
  ContractorDetailsDto,
  CreateContractorDto,
  UpdateContractorDto,
} from './contractors.dto.js';

const fields = [
  'firstName',
  'lastName',
  'mobileNumber',
  'emailAddress',
  'licenseRevoked',
  'resumeText',
] as const satisfies readonly (keyof ContractorDetailsDto)[];
const blank = { emailAddress: null, licenseRevoked: null, resumeId: null, resumeText: null } as const;

function checked(contractor: ContractorDetailsDto): Partial<Contractor> {
  refuseInvalid(contractorErrors(contractor));
  return { ...(contractor as Partial<Contractor>), mobileNumber: keptPhone(contractor.mobileNumber) ?? '' };
}

/** What the applications service says of an application that names a contractor. */
interface ContractorUse {
  readonly title: string;
  readonly generalContractorId: string;
}

/** Whoever reads an application finds its contractor: it stays while one names it. */
function refuseUsed(rows: readonly Contractor[], uses: readonly ContractorUse[]): void {
  const used = rows.find(({ id }) => uses.some(({ generalContractorId }) => generalContractorId === id));
  if (!used) return;
  const applications = uses
    .filter(({ generalContractorId }) => generalContractorId === used.id)
    .map(({ title }) => title)
    .join(', ');
  throw new Problem(
    'rule.violated',
    fill(borrower.contractorUsed, { name: `${used.firstName} ${used.lastName}`, applications }),
  );
}

/** General contractors from outside the company. Any change of them asks for the structure to be verified again. */
@Injectable()
export class Contractors {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly changes: CompanyChanges,
    private readonly licenses: LicenseRecords,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async list(actor: Actor, companyId: string): Promise<ContractorDto[]> {
    const { rootCompanyId } = await this.companies.row(actor, companyId);
    return this.ofCompany(this.database.manager, rootCompanyId);
  }

  async ofCompany(manager: EntityManager, companyId: string): Promise<ContractorDto[]> {
    return this.answers(
      manager,
      companyId,
      await manager.find(Contractor, { where: { companyId }, order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } }),
    );
  }

  create(actor: Actor, body: CreateContractorDto): Promise<ContractorDto> {
    return this.changes.runStructural(actor, body.companyId, async (scope) => {
      const row = {
        ...blank,
        ...checked(given(body, fields)),
        id: newId(),
        companyId: scope.root.id,
        ...madeNow(scope),
      } as Contractor;
      await insertRows(scope.manager, Contractor, [row]);
      return this.answer(scope.manager, row);
    });
  }

  async update(
    actor: Actor,
    { thirdPartyContractorId: id, version, ...body }: UpdateContractorDto,
  ): Promise<ContractorDto> {
    const { companyId } = found(await this.database.manager.findOneBy(Contractor, { id }), 'The contractor');
    return this.changes.runStructural(actor, companyId, async ({ manager, now }) => {
      const before = found(await manager.findOneBy(Contractor, { id }), 'The contractor');
      await refuseOtherVersion(version, before.version, () => this.answer(manager, before));
      const changes = given(body, fields);
      const after = {
        ...before,
        ...checked({ ...before, ...changes }),
        version: before.version + 1,
        updatedAt: now,
      } as Contractor;
      await updateExactly(
        manager,
        Contractor,
        { id, version },
        { ...changes, mobileNumber: after.mobileNumber, version: after.version, updatedAt: now },
      );
      return this.answer(manager, after);
    });
  }

  /**
   * Removes contractors with their licences, all of one company; one that is somebody else's refuses them all, and so does one that
   * an application names. The applications are asked before the transaction begins: no service is called inside one.
   */
  async remove(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const { companyId } = found(await this.database.manager.findOneBy(Contractor, { id: In(ids) }), 'The contractor');
    await this.companies.row(actor, companyId);
    const uses = await this.services.call<readonly ContractorUse[]>(
      'applications',
      'POST',
      '/internal/applications/contractor-use',
      { companyId, contractorIds: [...ids] },
    );
    return this.changes.runStructural(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(Contractor, { id: In(ids), companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The contractor');
      refuseUsed(rows, uses);
      await manager.delete(BuilderLicense, { companyId, holderType: 'contractor', holderId: In(ids) });
      await manager.delete(Contractor, { id: In(ids) });
      return [...ids];
    });
  }

  private async answer(manager: EntityManager, row: Contractor): Promise<ContractorDto> {
    return (await this.answers(manager, row.companyId, [row]))[0] as ContractorDto;
  }

  private async answers(
    manager: EntityManager,
    rootCompanyId: string,
    rows: readonly Contractor[],
  ): Promise<ContractorDto[]> {
    const licenses = await this.licenses.byHolder(manager, rootCompanyId);
    return rows.map(({ id, createdBy: _by, createdAt: _at, updatedAt: _then, ...row }) => ({
      ...row,
      thirdPartyContractorId: id,
      builderLicenses: licenses.get(id) ?? [],
    }));
  }
}
