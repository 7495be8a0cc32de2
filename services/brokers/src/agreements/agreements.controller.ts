import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdAnswer, IdRequest, NoticeAnswer } from '../shared/answers.dto.js';
import {
  AgreementAcceptance,
  AgreementDetails,
  AgreementRejection,
  AgreementRow,
  AgreementUpdate,
  ExistingClientAgreement,
  NewClientAgreement,
} from './agreement.dto.js';
import { ClientCompanyGuard, ClientCompanyOfBody } from './client-company.guard.js';
import type { KnownCompany } from './client-company.guard.js';
import { DecideAgreement } from './commands/decide-agreement.command.js';
import { RemoveAgreement } from './commands/remove-agreement.command.js';
import { SubmitAgreement } from './commands/submit-agreement.command.js';
import { UpdateAgreement } from './commands/update-agreement.command.js';
import { AgreementQueries } from './queries/agreement.queries.js';

@Controller('broker-agreements')
@For('broker', 'admin', 'super')
export class AgreementsController {
  constructor(
    private readonly queries: AgreementQueries,
    private readonly submission: SubmitAgreement,
    private readonly saving: UpdateAgreement,
    private readonly decision: DecideAgreement,
    private readonly removal: RemoveAgreement,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [AgreementRow] })
  listAgreements(@CurrentActor() actor: Actor): Promise<AgreementRow[]> {
    return this.queries.all(actor);
  }

  @Get('broker/:id')
  @ApiOkResponse({ type: [AgreementRow] })
  listAgreementsOfBroker(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
  ): Promise<AgreementRow[]> {
    return this.queries.ofBroker(actor, brokerId);
  }

  @Get(':id')
  @ApiOkResponse({ type: AgreementDetails })
  getAgreement(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<AgreementDetails> {
    return this.queries.byId(actor, id);
  }

  @Post('new')
  @Idempotent()
  @ApiCreatedResponse({ type: AgreementDetails })
  createAgreementForNewClient(
    @CurrentActor() actor: Actor,
    @Body() form: NewClientAgreement,
  ): Promise<AgreementDetails> {
    return this.submission.execute(actor, form);
  }

  @Post('existing')
  @Idempotent()
  @UseGuards(ClientCompanyGuard)
  @ApiCreatedResponse({ type: AgreementDetails })
  createAgreementForExistingClient(
    @CurrentActor() actor: Actor,
    @ClientCompanyOfBody() company: KnownCompany,
    @Body() form: ExistingClientAgreement,
  ): Promise<AgreementDetails> {
    return this.submission.execute(actor, form, company);
  }

  @Put()
  @Idempotent()
  @ApiOkResponse({ type: AgreementDetails })
  updateAgreement(@CurrentActor() actor: Actor, @Body() update: AgreementUpdate): Promise<AgreementDetails> {
    return this.saving.execute(actor, update);
  }

  @Post('acceptances')
  @HttpCode(200)
  @Idempotent()
  @For('admin', 'super')
  @ApiOkResponse({ type: AgreementDetails })
  acceptAgreement(@CurrentActor() actor: Actor, @Body() request: AgreementAcceptance): Promise<AgreementDetails> {
    return this.decision.accept(actor, request);
  }

  @Post('rejections')
  @HttpCode(200)
  @Idempotent()
  @For('admin', 'super')
  @ApiOkResponse({ type: AgreementDetails })
  rejectAgreement(@CurrentActor() actor: Actor, @Body() request: AgreementRejection): Promise<AgreementDetails> {
    return this.decision.reject(actor, request);
  }

  @Post('notices/new')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeAnswer })
  noticeOfNewAgreement(@CurrentActor() actor: Actor, @Body() { id }: IdRequest): Promise<NoticeAnswer> {
    return this.queries.noticeOf(actor, id, 'submit');
  }

  @Post('notices/update')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeAnswer })
  noticeOfUpdatedAgreement(@CurrentActor() actor: Actor, @Body() { id }: IdRequest): Promise<NoticeAnswer> {
    return this.queries.noticeOf(actor, id, 'update');
  }

  @Delete(':id')
  @Idempotent()
  @ApiOkResponse({ type: IdAnswer })
  removeAgreement(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<IdAnswer> {
    return this.removal.execute(actor, id);
  }
}
