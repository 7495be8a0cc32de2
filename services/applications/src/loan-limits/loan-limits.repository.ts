import { Injectable } from '@nestjs/common';
import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LoanLimitsEntity } from './loan-limits.entity.js';
import { loanLimitsView } from './loan-limits.view.js';

/** Versions that a list shows of one loan type, the newest. */
const longest = 100;

@Injectable()
export class LoanLimitsRepository {
  constructor(private readonly database: Database) {}

  /** The limits of every loan type as they stand, in the order of the loan types. */
  async current(): Promise<LoanLimitsEntity[]> {
    const rows = await this.database.manager
      .createQueryBuilder(LoanLimitsEntity, 'limits')
      .where((query) => {
        const newest = query
          .subQuery()
          .select('MAX(other.version)')
          .from(LoanLimitsEntity, 'other')
          .where('other.loanType = limits.loanType');
        return `limits.version = ${newest.getQuery()}`;
      })
      .getMany();
    return rows.sort((a, b) => loanTypeValues.indexOf(a.loanType) - loanTypeValues.indexOf(b.loanType));
  }

  /** The limits of one loan type as they stand. */
  async of(loanType: LoanType, manager: EntityManager = this.database.manager): Promise<LoanLimitsEntity | undefined> {
    const [row] = await manager.find(LoanLimitsEntity, { where: { loanType }, order: { version: 'DESC' }, take: 1 });
    return row;
  }

  /** Their versions, the newest first. */
  versions(loanType: LoanType): Promise<LoanLimitsEntity[]> {
    return this.database.manager.find(LoanLimitsEntity, {
      where: { loanType },
      order: { version: 'DESC' },
      take: longest,
    });
  }

  /** Inserts a version whose number is unique: of two who save at once the second is told of the first. */
  async insert(manager: EntityManager, row: LoanLimitsEntity, before: LoanLimitsEntity | undefined): Promise<void> {
    try {
      await manager.insert(LoanLimitsEntity, row as never);
    } catch (error) {
      if (isDuplicate(error)) throw Problem.conflict(before && loanLimitsView(before));
      throw error;
    }
  }
}
