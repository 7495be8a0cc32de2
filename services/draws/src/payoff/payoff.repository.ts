import { Injectable } from '@nestjs/common';
import { Database, updateExactly } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LoanUnitEntity } from '../interest/index.js';

/** Units of projects, and the end of loans. */
@Injectable()
export class PayoffRepository {
  constructor(private readonly database: Database) {}

  /** In the order in which they were named. */
  units(applicationId: string): Promise<LoanUnitEntity[]> {
    return this.database.manager.find(LoanUnitEntity, { where: { applicationId }, order: { id: 'ASC' } });
  }

  unit(id: string): Promise<LoanUnitEntity | null> {
    return this.database.manager.findOneBy(LoanUnitEntity, { id });
  }

  /** The version in the condition makes this the gate: a unit is released once. */
  async changeUnit(
    manager: EntityManager,
    { id, version }: Pick<LoanUnitEntity, 'id' | 'version'>,
    columns: Partial<LoanUnitEntity>,
  ): Promise<void> {
    await updateExactly(manager, LoanUnitEntity, { id, version }, { ...columns, version: version + 1 });
  }
}
