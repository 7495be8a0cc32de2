import { Body, Controller, Get, Param, ParseUUIDPipe, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { isId } from '@groundwork/domain-validation';
import { Idempotent } from '@groundwork/server-service';
import { KnownFiles, knownFilesGuard } from '../draw-requests/index.js';
import type { KnownFile } from '../draw-requests/index.js';
import { GetWaiver } from './get-waiver.query.js';
import { HandInWaiver } from './hand-in-waiver.command.js';
import { ListLoanWaivers } from './list-loan-waivers.query.js';
import { MoveWaiver } from './move-waiver.command.js';
import { RemindWaiver } from './remind-waiver.command.js';
import { SendWaiver } from './send-waiver.command.js';
import { HandInWaiverDto, MoveWaiverDto, SendWaiverDto, WaiverDto, WaiverSummaryDto } from './waiver.dto.js';
import { CurrentWaiverText, WaiverTextGuard } from './waiver-text.guard.js';
import type { WaiverText } from './waiver-text.guard.js';

const PaperGuard = knownFilesGuard((body) => [(body as { fileUploadId?: unknown } | null)?.fileUploadId].filter(isId));

/** Lien waivers of draws; each command answers with the waiver as it stands then. */
@ApiTags('waivers')
@For('borrower', 'admin', 'super')
@Controller()
export class WaiversController {
  constructor(
    private readonly listing: ListLoanWaivers,
    private readonly reading: GetWaiver,
    private readonly sending: SendWaiver,
    private readonly reminding: RemindWaiver,
    private readonly moving: MoveWaiver,
    private readonly handing: HandInWaiver,
  ) {}

  @Get('ledgers/:applicationId/waivers')
  @ApiOkResponse({ type: [WaiverSummaryDto] })
  listLoanWaivers(
    @CurrentActor() actor: Actor,
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
  ): Promise<WaiverSummaryDto[]> {
    return this.listing.execute(actor, applicationId);
  }

  @Get('waivers/:id')
  @ApiOkResponse({ type: WaiverDto })
  getWaiver(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<WaiverDto> {
    return this.reading.execute(actor, id);
  }

  @Put('waivers/send')
  @Idempotent()
  @UseGuards(WaiverTextGuard)
  @ApiOkResponse({ type: WaiverDto })
  async sendWaiver(
    @CurrentActor() actor: Actor,
    @Body() sent: SendWaiverDto,
    @CurrentWaiverText() text: WaiverText | undefined,
  ): Promise<WaiverDto> {
    await this.sending.execute(actor, sent, text);
    return this.reading.execute(actor, sent.id);
  }

  @Put('waivers/remind')
  @Idempotent()
  @ApiOkResponse({ type: WaiverDto })
  async remindWaiver(@CurrentActor() actor: Actor, @Body() moved: MoveWaiverDto): Promise<WaiverDto> {
    await this.reminding.execute(actor, moved);
    return this.reading.execute(actor, moved.id);
  }

  @Put('waivers/revoke')
  @Idempotent()
  @ApiOkResponse({ type: WaiverDto })
  revokeWaiver(@CurrentActor() actor: Actor, @Body() moved: MoveWaiverDto): Promise<WaiverDto> {
    return this.move(actor, 'revoke', moved);
  }

  @Put('waivers/hand-in')
  @Idempotent()
  @UseGuards(PaperGuard)
  @ApiOkResponse({ type: WaiverDto })
  async handInWaiver(
    @CurrentActor() actor: Actor,
    @Body() handed: HandInWaiverDto,
    @KnownFiles() files: ReadonlyMap<string, KnownFile>,
  ): Promise<WaiverDto> {
    await this.handing.execute(actor, handed, files);
    return this.reading.execute(actor, handed.id);
  }

  @Put('waivers/accept')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: WaiverDto })
  acceptWaiver(@CurrentActor() actor: Actor, @Body() moved: MoveWaiverDto): Promise<WaiverDto> {
    return this.move(actor, 'accept', moved);
  }

  @Put('waivers/return')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: WaiverDto })
  returnWaiver(@CurrentActor() actor: Actor, @Body() moved: MoveWaiverDto): Promise<WaiverDto> {
    return this.move(actor, 'return', moved);
  }

  @Put('waivers/void')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: WaiverDto })
  voidWaiver(@CurrentActor() actor: Actor, @Body() moved: MoveWaiverDto): Promise<WaiverDto> {
    return this.move(actor, 'void', moved);
  }

  private async move(
    actor: Actor,
    command: 'revoke' | 'accept' | 'return' | 'void',
    moved: MoveWaiverDto,
  ): Promise<WaiverDto> {
    await this.moving.execute(actor, command, moved);
    return this.reading.execute(actor, moved.id);
  }
}
