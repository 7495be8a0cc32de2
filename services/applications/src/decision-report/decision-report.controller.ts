import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { DecisionReportDto, ReportDecisionsDto } from './decision-report.dto.js';
import { ExportDecisions } from './export-decisions.query.js';
import { ReportDecisions } from './report-decisions.query.js';

/** Decisions on all applications, with how long each took. */
@For('admin', 'super')
@Controller('decision-report')
export class DecisionReportController {
  constructor(
    private readonly report: ReportDecisions,
    private readonly exports: ExportDecisions,
  ) {}

  @Get()
  @ApiOkResponse({ type: DecisionReportDto })
  reportDecisions(@Query() request: ReportDecisionsDto): Promise<DecisionReportDto> {
    return this.report.execute(request);
  }

  @Get('csv')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async exportDecisions(@Query() request: ReportDecisionsDto): Promise<StreamableFile> {
    const file = await this.exports.execute(request);
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="decisions.csv"',
      length: file.length,
    });
  }
}
