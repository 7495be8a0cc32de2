import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AuditPage, AuditQuery } from './audit.dto.js';
import { ReadAudit } from './queries/audit.query.js';

@Controller('audit')
export class AuditController {
  constructor(private readonly audit: ReadAudit) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: AuditPage })
  readAudit(@CurrentActor() actor: Actor, @Query() query: AuditQuery): Promise<AuditPage> {
    return this.audit.execute(actor, query);
  }
}
