import { Injectable } from '@nestjs/common';
import { dashboardGroups } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { isoOf, marks, split, storedInstant } from '../../shared/raw.js';
import type { RawInstant } from '../../shared/raw.js';
import { mayWith } from '../applications.policy.js';
import type { ApplicationPageDto, ApplicationSummaryDto } from '../application.dto.js';
import { summariesOfAll, summariesOfCompany } from '../persistence/application.statements.js';
import { cursorOf, positionOf } from './page-cursor.js';

export type Group = keyof typeof dashboardGroups;

export const largestPage = 100;

type Row = Omit<ApplicationSummaryDto, 'lineOfCredit' | 'rejectedSteps' | 'createdAt' | 'updatedAt' | 'submittedAt'> & {
  readonly lineOfCredit: number | boolean;
  readonly rejectedSteps: string;
  readonly createdAt: RawInstant;
  readonly updatedAt: RawInstant;
  readonly submittedAt: RawInstant;
};

/** Lists by narrow statements over the indices, newest change first; no list counts or reads more than it shows. */
@Injectable()
export class ListApplications {
  constructor(private readonly database: Database) {}

  async ofCompany(actor: Actor, companyId: string, group: Group | undefined): Promise<ApplicationSummaryDto[]> {
    mayWith(actor, 'list', { companyId });
    const statuses: readonly ApplicationStatus[] = group ? dashboardGroups[group] : [];
    const where = statuses.length > 0 ? ` AND status IN (${marks(statuses.length)})` : '';
    const rows = await this.database.rows<Row>(summariesOfCompany(where), [companyId, ...statuses]);
    return rows.map(summaryOf);
  }

  async page(
    status: ApplicationStatus | undefined,
    cursor: string | undefined,
    limit: number,
  ): Promise<ApplicationPageDto> {
    const from = cursor === undefined ? undefined : positionOf(cursor);
    const conditions: string[] = [];
    const values: unknown[] = [];
    if (status) {
      conditions.push('status = ?');
      values.push(status);
    }
    if (from) {
      // The first half bounds the range in the index, the second settles rows of the same instant.
      conditions.push('updated_at <= ? AND (updated_at < ? OR id < ?)');
      const at = storedInstant(from.updatedAt);
      values.push(at, at, from.id);
    }
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
    const rows = await this.database.rows<Row>(summariesOfAll(where, limit + 1), values);
    const items = rows.slice(0, limit).map(summaryOf);
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? cursorOf(last) : null };
  }
}

const summaryOf = (row: Row): ApplicationSummaryDto => ({
  ...row,
  lineOfCredit: Boolean(row.lineOfCredit),
  rejectedSteps: split(row.rejectedSteps),
  createdAt: isoOf(row.createdAt) as string,
  updatedAt: isoOf(row.updatedAt) as string,
  submittedAt: isoOf(row.submittedAt),
});
