import { Body, Controller, Get, Param, ParseEnumPipe, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { closingKinds } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { ClosingDto, SaveClosingItemDto } from './closing.dto.js';
import { GetClosing } from './get-closing.query.js';
import { SaveClosingItem } from './save-closing-item.command.js';

/** The checklist of a closing: read by both sides, ticked off by an administrator. */
@Controller('applications/:id/closing')
export class ClosingController {
  constructor(
    private readonly reading: GetClosing,
    private readonly saving: SaveClosingItem,
  ) {}

  @Get()
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: ClosingDto })
  getClosing(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ClosingDto> {
    return this.reading.execute(actor, id);
  }

  @Put(':kind')
  @For('admin', 'super')
  @ApiParam({ name: 'kind', enum: [...closingKinds] })
  @ApiOkResponse({ type: ClosingDto })
  saveClosingItem(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('kind', new ParseEnumPipe(Object.fromEntries(closingKinds.map((one) => [one, one])))) kind: ClosingKind,
    @Body() body: SaveClosingItemDto,
  ): Promise<ClosingDto> {
    return this.saving.execute(actor, id, kind, body);
  }
}
