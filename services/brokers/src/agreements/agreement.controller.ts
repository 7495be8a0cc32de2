import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { IdDto, NoticeDto } from '../shared/index.js';
import {
  AcceptAgreementDto,
  AgreementDetailsDto,
  RejectAgreementDto,
  AgreementDto,
  UpdateAgreementDto,
  CreateAgreementOfClientDto,
  CreateAgreementDto,
} from './agreement.dto.js';
import { ClientCompanyGuard, ClientCompanyOfBody } from './client-company.guard.js';
import type { KnownCompany } from './client-company.guard.js';
import type { IccaText } from './agreement-text.js';
import { AcceptAgreement } from './commands/accept-agreement.command.js';
import { RejectAgreement } from './commands/reject-agreement.command.js';
import { RemoveAgreement } from './commands/remove-agreement.command.js';
import { SubmitAgreement } from './commands/submit-agreement.command.js';
import { UpdateAgreement } from './commands/update-agreement.command.js';
import { CurrentIcca, IccaTextGuard } from './icca-text.guard.js';
import { GetAgreementNotice } from './queries/get-agreement-notice.query.js';
import { GetAgreement } from './queries/get-agreement.query.js';
import { ListAgreementsOfBroker } from './queries/list-agreements-of-broker.query.js';
import { ListAgreements } from './queries/list-agreements.query.js';
import { SignerGuard, signs, signsAsBroker } from './signer.guard.js';
import { CurrentSigning } from '@groundwork/server-service';
import type { Signing } from '@groundwork/server-service';

const AgreementProofGuard = signs('agreement');
const BrokerProofGuard = signsAsBroker('agreement');

@Controller('broker-agreements')
@For('broker', 'admin', 'super')
export class AgreementController {
  constructor(
    private readonly list: ListAgreements,
    private readonly listOfBroker: ListAgreementsOfBroker,
    private readonly get: GetAgreement,
    private readonly notice: GetAgreementNotice,
    private readonly submit: SubmitAgreement,
    private readonly update: UpdateAgreement,
    private readonly accept: AcceptAgreement,
    private readonly reject: RejectAgreement,
    private readonly remove: RemoveAgreement,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [AgreementDto] })
  listAgreements(@CurrentActor() actor: Actor): Promise<AgreementDto[]> {
    return this.list.execute(actor);
  }

  @Get('broker/:id')
  @ApiOkResponse({ type: [AgreementDto] })
  listAgreementsOfBroker(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) brokerId: string,
  ): Promise<AgreementDto[]> {
    return this.listOfBroker.execute(actor, brokerId);
  }

  @Get(':id')
  @ApiOkResponse({ type: AgreementDetailsDto })
  getAgreement(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<AgreementDetailsDto> {
    return this.get.execute(actor, id);
  }

  @Post('new')
  @Idempotent()
  @UseGuards(SignerGuard, BrokerProofGuard, IccaTextGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @ApiCreatedResponse({ type: AgreementDetailsDto })
  createAgreementForNewClient(
    @CurrentSigning() signing: Signing,
    @CurrentIcca() icca: IccaText | undefined,
    @Body() body: CreateAgreementDto,
  ): Promise<AgreementDetailsDto> {
    return this.submit.execute(signing, body, icca);
  }

  @Post('existing')
  @Idempotent()
  @UseGuards(ClientCompanyGuard, SignerGuard, BrokerProofGuard, IccaTextGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @ApiCreatedResponse({ type: AgreementDetailsDto })
  createAgreementForExistingClient(
    @CurrentSigning() signing: Signing,
    @CurrentIcca() icca: IccaText | undefined,
    @ClientCompanyOfBody() company: KnownCompany,
    @Body() body: CreateAgreementOfClientDto,
  ): Promise<AgreementDetailsDto> {
    return this.submit.execute(signing, body, icca, company);
  }

  @Put()
  @Idempotent()
  @UseGuards(IccaTextGuard)
  @ApiOkResponse({ type: AgreementDetailsDto })
  updateAgreement(
    @CurrentActor() actor: Actor,
    @CurrentIcca() icca: IccaText | undefined,
    @Body() body: UpdateAgreementDto,
  ): Promise<AgreementDetailsDto> {
    return this.update.execute(actor, body, icca);
  }

  @Post('acceptances')
  @HttpCode(200)
  @Idempotent()
  @UseGuards(SignerGuard, AgreementProofGuard, IccaTextGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('admin', 'super')
  @ApiOkResponse({ type: AgreementDetailsDto })
  acceptAgreement(
    @CurrentSigning() signing: Signing,
    @CurrentIcca() icca: IccaText | undefined,
    @Body() body: AcceptAgreementDto,
  ): Promise<AgreementDetailsDto> {
    return this.accept.execute(signing, body, icca);
  }

  @Post('rejections')
  @HttpCode(200)
  @Idempotent()
  @For('admin', 'super')
  @ApiOkResponse({ type: AgreementDetailsDto })
  rejectAgreement(@CurrentActor() actor: Actor, @Body() body: RejectAgreementDto): Promise<AgreementDetailsDto> {
    return this.reject.execute(actor, body);
  }

  @Post('notices/new')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeDto })
  noticeOfNewAgreement(@CurrentActor() actor: Actor, @Body() { id }: IdDto): Promise<NoticeDto> {
    return this.notice.execute(actor, id, 'submit');
  }

  @Post('notices/update')
  @HttpCode(200)
  @ApiOkResponse({ type: NoticeDto })
  noticeOfUpdatedAgreement(@CurrentActor() actor: Actor, @Body() { id }: IdDto): Promise<NoticeDto> {
    return this.notice.execute(actor, id, 'update');
  }

  @Delete(':id')
  @Idempotent()
  @ApiOkResponse({ type: IdDto })
  removeAgreement(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<IdDto> {
    return this.remove.execute(actor, id);
  }
}
