import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AuditPageDto, ReadAuditDto, RecordExportDto, RecordOperationDto } from './audit.dto.js';
import { ReadAudit } from './read-audit.query.js';
import { RecordExport } from './record-export.command.js';
import { RecordOperation } from './record-operation.command.js';

@Controller('audit')
export class AuditController {
  constructor(
    private readonly audit: ReadAudit,
    private readonly operations: RecordOperation,
    private readonly exports: RecordExport,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: AuditPageDto })
  readAudit(@CurrentActor() actor: Actor, @Query() query: ReadAuditDto): Promise<AuditPageDto> {
    return this.audit.execute(actor, query);
  }

  @Post('operations')
  @For('super')
  @HttpCode(204)
  @ApiNoContentResponse()
  recordOperation(@CurrentActor() actor: Actor, @Body() body: RecordOperationDto): Promise<void> {
    return this.operations.execute(actor, body);
  }

  @Post('exports')
  @For('borrower', 'broker', 'admin', 'super')
  @HttpCode(204)
  @ApiNoContentResponse()
  recordExport(@CurrentActor() actor: Actor, @Body() body: RecordExportDto): Promise<void> {
    return this.exports.execute(actor, body);
  }
}
