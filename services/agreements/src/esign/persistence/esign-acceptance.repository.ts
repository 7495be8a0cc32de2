import { Injectable } from '@nestjs/common';
import { Database, updateExactly } from '@groundwork/server-data';
import { IsNull, LessThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { EsignAcceptanceEntity } from './esign-acceptance.entity.js';

/** Most acceptances that one call lists. */
const pageSize = 500;

/** Acceptances of the e-sign terms, withdrawn ones too. */
@Injectable()
export class EsignAcceptanceRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<EsignAcceptanceEntity | null> {
    return this.database.manager.findOneBy(EsignAcceptanceEntity, { id });
  }

  /** The acceptance of a version by a user that stands. */
  standing(activeKey: string): Promise<EsignAcceptanceEntity | null> {
    return this.database.manager.findOneBy(EsignAcceptanceEntity, { activeKey });
  }

  /** The same outside the transaction that runs: what another one committed meanwhile. */
  committed(activeKey: string): Promise<EsignAcceptanceEntity | null> {
    return this.database.reading.manager.findOneBy(EsignAcceptanceEntity, { activeKey });
  }

  /** Every acceptance, newest first; `before` is the id of the last one of the page before. */
  page(before: string | undefined): Promise<EsignAcceptanceEntity[]> {
    return this.database.manager.find(EsignAcceptanceEntity, {
      ...(before ? { where: { id: LessThan(before) } } : {}),
      order: { id: 'DESC' },
      take: pageSize,
    });
  }

  /** Those of a user that stand, oldest first. */
  standingOf(userId: string): Promise<EsignAcceptanceEntity[]> {
    return this.database.manager.find(EsignAcceptanceEntity, {
      where: { userId, withdrawnAt: IsNull() },
      order: { acceptanceDate: 'ASC', id: 'ASC' },
    });
  }

  async insert(manager: EntityManager, row: EsignAcceptanceEntity): Promise<void> {
    await manager.insert(EsignAcceptanceEntity, row);
  }

  /** An acceptance ends once. */
  async withdraw(manager: EntityManager, id: string, withdrawnAt: Date, withdrawnBy: string | null): Promise<void> {
    await updateExactly(
      manager,
      EsignAcceptanceEntity,
      { id, withdrawnAt: IsNull() },
      { withdrawnAt, withdrawnBy, activeKey: null },
    );
  }
}
