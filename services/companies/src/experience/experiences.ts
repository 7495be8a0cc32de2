import { Injectable } from '@nestjs/common';
import { experienceErrors, isSale } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { borrower } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, newId, updateExactly } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { CompanyChanges, madeNow } from '../setup/company-changes.js';
import type { ChangeScope } from '../setup/company-changes.js';
import { refuseOtherVersion } from '../shared/conflict.js';
import { given, pick } from '../shared/values.js';
import { ExperienceOwners } from './experience-owners.js';
import type {
  CreateExperienceDto,
  ExperienceDto,
  ExperienceDetailsDto,
  ListExperiencesDto,
  UpdateExperienceDto,
} from './experience.dto.js';
import { Experience } from './experience.entity.js';

const fields = [
  'dateSold',
  'salesPrice',
  'street',
  'city',
  'state',
  'type',
  'residentialStatus',
  'userId',
] as const satisfies readonly (keyof ExperienceDetailsDto)[];
type Values = Pick<Experience, (typeof fields)[number]>;

/** What a company has built and sold, and what it rents out. */
@Injectable()
export class Experiences {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly changes: CompanyChanges,
    private readonly owners: ExperienceOwners,
  ) {}

  async list(actor: Actor, { kind, companyId }: ListExperiencesDto): Promise<ExperienceDto[]> {
    const { rootCompanyId } = companyId
      ? await this.companies.row(actor, companyId)
      : await this.companies.ownRow(actor);
    const { manager } = this.database;
    // What is not sold yet stands first, then the latest sale.
    const rows = await manager.find(Experience, { where: { companyId: rootCompanyId, kind }, order: { id: 'ASC' } });
    const latest = (row: Experience): string => row.dateSold ?? '9999-12';
    return this.answers(
      manager,
      rows.sort((a, b) => latest(b).localeCompare(latest(a))),
    );
  }

  create(actor: Actor, kind: ExperienceKind, body: CreateExperienceDto): Promise<ExperienceDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const values = await this.checked(scope, kind, { userId: scope.by, ...withoutBlankOwner(given(body, fields)) });
      const row: Experience = { ...values, id: newId(), companyId: scope.root.id, kind, ...madeNow(scope) };
      await insertRows(scope.manager, Experience, [row]);
      return this.answer(scope.manager, row);
    });
  }

  async update(actor: Actor, kind: ExperienceKind, body: UpdateExperienceDto): Promise<ExperienceDto> {
    const { companyId } = found(
      await this.database.manager.findOneBy(Experience, { id: body.id, kind }),
      'The experience',
    );
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager, now } = scope;
      const before = found(await manager.findOneBy(Experience, { id: body.id, kind }), 'The experience');
      await refuseOtherVersion(body.version, before.version, () => this.answer(manager, before));
      const values = await this.checked(
        scope,
        kind,
        { ...pick(before, fields), ...withoutBlankOwner(given(body, fields)) },
        before.userId,
      );
      const after: Experience = { ...before, ...values, version: before.version + 1, updatedAt: now };
      await updateExactly(
        manager,
        Experience,
        { id: before.id, version: before.version },
        { ...values, version: after.version, updatedAt: now },
      );
      return this.answer(manager, after);
    });
  }

  /** An owner who has left the company may stay with what it owned. */
  private async checked(
    scope: ChangeScope,
    kind: ExperienceKind,
    values: ExperienceDetailsDto,
    ownerBefore?: string,
  ): Promise<Values> {
    const known = values.userId === ownerBefore || (await this.owners.isOf(scope, values.userId ?? ''));
    refuseInvalid({
      ...experienceErrors(kind, values, scope.today.slice(0, 7)),
      ...(known ? {} : { userId: borrower.personUnknown }),
    });
    const sale = isSale(kind, values)
      ? { dateSold: values.dateSold, salesPrice: values.salesPrice }
      : { dateSold: null, salesPrice: null };
    return { ...values, ...sale } as Values;
  }

  private async answer(manager: EntityManager, row: Experience): Promise<ExperienceDto> {
    return (await this.answers(manager, [row]))[0] as ExperienceDto;
  }

  private async answers(manager: EntityManager, rows: readonly Experience[]): Promise<ExperienceDto[]> {
    const names = await this.owners.names(
      manager,
      rows.map((row) => row.userId),
    );
    return rows.map(({ kind: _kind, createdBy: _by, createdAt: _at, updatedAt: _then, ...row }) => ({
      ...row,
      ownerName: names.get(row.userId) ?? null,
    }));
  }
}

function withoutBlankOwner(values: ExperienceDetailsDto): ExperienceDetailsDto {
  const { userId, ...rest } = values;
  return userId ? values : rest;
}
