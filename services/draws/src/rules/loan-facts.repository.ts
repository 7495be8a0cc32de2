import { Injectable } from '@nestjs/common';
import type { LoanPaper } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LoanPaperEntity } from './loan-paper.entity.js';
import { LoanSourcesEntity } from './loan-sources.entity.js';

/** What the rules look at of a loan beside its ledger. */
@Injectable()
export class LoanFactsRepository {
  constructor(private readonly database: Database) {}

  /** Every day that was written down of a loan's papers, the newest first. */
  papers(applicationId: string): Promise<LoanPaperEntity[]> {
    return this.database.manager.find(LoanPaperEntity, { where: { applicationId }, order: { id: 'DESC' } });
  }

  /** The day of each paper that counts. */
  async endsOf(applicationId: string): Promise<Partial<Record<LoanPaper, string>>> {
    const oldestFirst = (await this.papers(applicationId)).reverse();
    return Object.fromEntries(oldestFirst.map(({ paper, expiresOn }) => [paper, expiresOn]));
  }

  /** Null for a loan from before they were kept. */
  sources(applicationId: string): Promise<LoanSourcesEntity | null> {
    return this.database.manager.findOneBy(LoanSourcesEntity, { applicationId });
  }

  async writePapers(manager: EntityManager, rows: readonly LoanPaperEntity[]): Promise<void> {
    await manager.insert(LoanPaperEntity, [...rows]);
  }

  async writeSources(manager: EntityManager, row: LoanSourcesEntity): Promise<void> {
    await manager.insert(LoanSourcesEntity, row);
  }
}
