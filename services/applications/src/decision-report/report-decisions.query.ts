import { Injectable } from '@nestjs/common';
import type { DecisionReportDto, ReportDecisionsDto } from './decision-report.dto.js';
import { DecisionReport } from './decision-report.service.js';

/** A page of the report of decisions. */
@Injectable()
export class ReportDecisions {
  constructor(private readonly report: DecisionReport) {}

  async execute(request: ReportDecisionsDto): Promise<DecisionReportDto> {
    const { limit = 50 } = request;
    const rows = await this.report.read(request, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? `${last.decidedAt}|${last.id}` : null };
  }
}
