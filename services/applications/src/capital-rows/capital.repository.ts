import { Injectable } from '@nestjs/common';
import type { BudgetCosts } from '@groundwork/domain-applications';
import type { RowType } from '@groundwork/domain-budgets';
import { Database, isDuplicate } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { AppraisalEntity } from './appraisal.entity.js';
import { appraisalView } from './capital.view.js';

/** Appraisals that a list shows of one application. */
const longest = 500;

interface SumOfType {
  readonly propertyId: string;
  readonly type: RowType;
  readonly amount: number | string;
}

/** What an application's figures are computed from beside its own answers. */
@Injectable()
export class CapitalRepository {
  constructor(private readonly database: Database) {}

  /** What the budget of each property comes to, by what it is spent on: one statement, whatever the number of rows. */
  async costs(applicationId: string): Promise<Map<string, BudgetCosts>> {
    const sums = await this.database.rows<SumOfType>(
      'SELECT b.property_id AS propertyId, l.type AS type, SUM(l.budget_amount) AS amount FROM budget b JOIN budget_line l ON l.budget_id = b.id WHERE b.application_id = ? GROUP BY b.property_id, l.type',
      [applicationId],
    );
    const costs = new Map<string, BudgetCosts>();
    for (const { propertyId, type, amount } of sums) {
      const { total, land, hard, contingency } = costs.get(propertyId) ?? {
        total: 0,
        land: 0,
        hard: 0,
        contingency: 0,
      };
      const part = (own: RowType): number => (type === own ? Number(amount) : 0);
      costs.set(propertyId, {
        total: total + Number(amount),
        land: land + part('land'),
        hard: hard + part('hard'),
        contingency: contingency + part('contigency'),
      });
    }
    return costs;
  }

  /** The newest appraisal of each property. */
  async appraisals(applicationId: string): Promise<AppraisalEntity[]> {
    const rows = await this.database.manager.find(AppraisalEntity, {
      where: { applicationId },
      order: { version: 'ASC' },
    });
    return [...new Map(rows.map((row) => [row.propertyId, row])).values()];
  }

  /** All appraisals of an application, the newest first. */
  everyAppraisal(applicationId: string): Promise<AppraisalEntity[]> {
    return this.database.manager.find(AppraisalEntity, {
      where: { applicationId },
      order: { recordedAt: 'DESC', version: 'DESC' },
      take: longest,
    });
  }

  /** The newest appraisal of one property. */
  async newest(manager: EntityManager, propertyId: string): Promise<AppraisalEntity | undefined> {
    const [row] = await manager.find(AppraisalEntity, { where: { propertyId }, order: { version: 'DESC' }, take: 1 });
    return row;
  }

  /** Inserts an appraisal whose number is unique: of two who record at once the second is told of the first. */
  async insert(manager: EntityManager, row: AppraisalEntity, before: AppraisalEntity | undefined): Promise<void> {
    try {
      await manager.insert(AppraisalEntity, row);
    } catch (error) {
      if (isDuplicate(error)) throw Problem.conflict(before && appraisalView(before));
      throw error;
    }
  }
}
