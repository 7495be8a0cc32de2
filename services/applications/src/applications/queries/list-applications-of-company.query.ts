import { Injectable } from '@nestjs/common';
import { dashboardGroups } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { marks } from '../../shared/raw.js';
import { summaryView } from '../application-summary.view.js';
import type { SummaryRow } from '../application-summary.view.js';
import type { ApplicationSummaryDto } from '../application.dto.js';
import { mayWith } from '../applications.policy.js';
import { summariesOfCompany } from '../persistence/application-statements.js';

export type Group = keyof typeof dashboardGroups;

/** The applications of one company, newest change first, all or those of a group. */
@Injectable()
export class ListApplicationsOfCompany {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, companyId: string, group: Group | undefined): Promise<ApplicationSummaryDto[]> {
    mayWith(actor, 'list', { companyId });
    const statuses: readonly ApplicationStatus[] = group ? dashboardGroups[group] : [];
    const where = statuses.length > 0 ? ` AND status IN (${marks(statuses.length)})` : '';
    const rows = await this.database.rows<SummaryRow>(summariesOfCompany(where), [companyId, ...statuses]);
    return rows.map(summaryView);
  }
}
