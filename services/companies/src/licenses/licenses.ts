import { Injectable } from '@nestjs/common';
import { licenseErrors } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, newId, updateExactly } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { CompanyChanges, madeNow } from '../setup/company-changes.js';
import { refuseOtherVersion } from '../shared/conflict.js';
import { given, pick } from '../shared/values.js';
import { BuilderLicense } from './builder-license.entity.js';
import { answerOf, LicenseRecords } from './license.records.js';
import type {
  CreateLicenseDto,
  LicenseDto,
  LicenseDetailsDto,
  RemoveLicensesDto,
  UpdateLicenseDto,
} from './licenses.dto.js';

const fields = ['state', 'number', 'licenseNotRequired'] as const;

/** A licence as it is kept: without a number where none is required. */
function valuesOf(body: LicenseDetailsDto): Pick<BuilderLicense, 'state' | 'number' | 'licenseNotRequired'> {
  refuseInvalid(licenseErrors(body));
  const licenseNotRequired = body.licenseNotRequired ?? false;
  return { state: body.state ?? '', number: licenseNotRequired ? null : (body.number ?? null), licenseNotRequired };
}

/** Builder's licences of a company, its owners, its people and its contractors. */
@Injectable()
export class Licenses {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly changes: CompanyChanges,
    private readonly records: LicenseRecords,
  ) {}

  async list(actor: Actor, companyId: string): Promise<LicenseDto[]> {
    const { rootCompanyId } = await this.companies.row(actor, companyId);
    return this.records.ofTree(this.database.manager, rootCompanyId);
  }

  create(actor: Actor, body: CreateLicenseDto): Promise<LicenseDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const { holderType, holderId } = body;
      const values = valuesOf(given(body, fields));
      const name = await this.records.holderName(scope.manager, scope.root.id, holderType, holderId);
      if (name === undefined) refuseInvalid({ holderId: shared.choice });
      const row: BuilderLicense = {
        id: newId(),
        companyId: scope.root.id,
        holderType,
        holderId,
        ...values,
        ...madeNow(scope),
      };
      await insertRows(scope.manager, BuilderLicense, [row]);
      return answerOf(row, name ?? '');
    });
  }

  async update(actor: Actor, body: UpdateLicenseDto): Promise<LicenseDto> {
    const { companyId } = found(await this.database.manager.findOneBy(BuilderLicense, { id: body.id }), 'The license');
    return this.changes.run(actor, companyId, async (scope) => {
      const before = found(await scope.manager.findOneBy(BuilderLicense, { id: body.id }), 'The license');
      const name = (await this.records.holderName(scope.manager, companyId, before.holderType, before.holderId)) ?? '';
      await refuseOtherVersion(body.version, before.version, () => answerOf(before, name));
      const values = valuesOf({ ...pick(before, fields), ...given(body, fields) });
      const after: BuilderLicense = { ...before, ...values, version: before.version + 1, updatedAt: scope.now };
      await updateExactly(
        scope.manager,
        BuilderLicense,
        { id: before.id, version: before.version },
        { ...values, version: after.version, updatedAt: after.updatedAt },
      );
      return answerOf(after, name);
    });
  }

  /** Removes licences, all of one company; one that is somebody else's refuses them all. */
  async remove(actor: Actor, { BuilderLicenses }: RemoveLicensesDto): Promise<string[]> {
    const ids = BuilderLicenses.map(({ id }) => id);
    const { companyId } = found(await this.database.manager.findOneBy(BuilderLicense, { id: In(ids) }), 'The license');
    return this.changes.run(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(BuilderLicense, { id: In(ids), companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The license');
      await manager.delete(BuilderLicense, { id: In(ids) });
      return ids;
    });
  }
}
