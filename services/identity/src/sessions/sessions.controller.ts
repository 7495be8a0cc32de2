import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { EndCurrentSession } from './commands/end-current-session.command.js';
import { RecordActivity } from './commands/record-activity.command.js';
import { RenewSession } from './commands/renew-session.command.js';
import { UseCompany } from './commands/use-company.command.js';
import { ReadCurrentSession } from './queries/read-current-session.query.js';
import { SessionEnds } from './session-ends.service.js';
import {
  EndedSessionDto,
  EndsAfterDto,
  RenewSessionDto,
  SessionDto,
  TokenPairDto,
  UseCompanyDto,
} from './session.dto.js';

@Controller()
export class SessionsController {
  constructor(
    private readonly renewal: RenewSession,
    private readonly current: ReadCurrentSession,
    private readonly ends: SessionEnds,
    private readonly activity: RecordActivity,
    private readonly company: UseCompany,
    private readonly end: EndCurrentSession,
  ) {}

  /** The client hands in its pair and is given the next; handing one in twice ends the session. */
  @Post('sessions/refresh')
  @HttpCode(200)
  @For('anonymous', ...roles)
  @ApiOkResponse({ type: SessionDto })
  refreshSession(@Body() pair: TokenPairDto): Promise<SessionDto> {
    return this.renewal.execute(pair, { onTheWay: false, background: false });
  }

  /** A BFF renews an expired pair on the way of a call. */
  @Post('sessions/renew')
  @HttpCode(200)
  @For('anonymous')
  @ApiOkResponse({ type: SessionDto })
  renewSession(@Body() body: RenewSessionDto): Promise<SessionDto> {
    return this.renewal.execute(body, { onTheWay: true, background: body.background === true });
  }

  @Get('sessions/current')
  @For(...roles)
  @ApiOkResponse({ type: SessionDto })
  getCurrentSession(@CurrentActor() actor: Actor): Promise<SessionDto> {
    return this.current.execute(actor);
  }

  @Delete('sessions/current')
  @HttpCode(204)
  @For(...roles)
  @ApiNoContentResponse()
  endCurrentSession(@CurrentActor() actor: Actor): Promise<void> {
    return this.end.execute(actor);
  }

  @Post('sessions/current/activity')
  @HttpCode(204)
  @For(...roles)
  @ApiNoContentResponse()
  recordActivity(@CurrentActor() actor: Actor): Promise<void> {
    return this.activity.execute(actor);
  }

  @Put('sessions/current/company')
  @For(...roles)
  @ApiOkResponse({ type: SessionDto })
  useCompany(@CurrentActor() actor: Actor, @Body() body: UseCompanyDto): Promise<SessionDto> {
    return this.company.execute(actor, body.companyId);
  }

  @Get('internal/sessions/ended')
  @For('anonymous', 'system')
  @ApiOkResponse({ type: [EndedSessionDto] })
  listEndedSessions(@Query() { after, waitMs }: EndsAfterDto): Promise<EndedSessionDto[]> {
    return this.ends.after(after, waitMs ?? 0);
  }
}
