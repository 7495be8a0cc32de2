import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AuditPageDto, ReadAuditDto } from './audit.dto.js';
import { ReadAudit } from './read-audit.query.js';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: ReadAudit) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: AuditPageDto })
  readAudit(@CurrentActor() actor: Actor, @Query() query: ReadAuditDto): Promise<AuditPageDto> {
    return this.audit.execute(actor, query);
  }
}
