import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, insertRows, newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LoanDecisionEntity } from './loan-decision.entity.js';

export const hashOf = (snapshot: string): string => createHash('sha256').update(snapshot).digest('hex');

/** Most decisions that one application shows. */
const longest = 200;

/** Decisions, written once. */
@Injectable()
export class LoanDecisionRepository {
  constructor(private readonly database: Database) {}

  /** In the transaction that moves the application. */
  async add(
    manager: EntityManager,
    decision: Omit<LoanDecisionEntity, 'id' | 'snapshot' | 'snapshotHash'>,
    snapshot: object,
  ): Promise<void> {
    const text = JSON.stringify(snapshot);
    await insertRows(manager, LoanDecisionEntity, [
      { ...decision, id: newId(), snapshot: text, snapshotHash: hashOf(text) },
    ]);
  }

  /** The decisions on an application, the latest first. */
  ofApplication(applicationId: string): Promise<LoanDecisionEntity[]> {
    return this.database.manager.find(LoanDecisionEntity, {
      where: { applicationId },
      order: { version: 'DESC' },
      take: longest,
    });
  }

  find(id: string): Promise<LoanDecisionEntity | null> {
    return this.database.manager.findOneBy(LoanDecisionEntity, { id });
  }
}
