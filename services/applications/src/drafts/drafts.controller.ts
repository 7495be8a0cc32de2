import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { DraftDto, KeepDraftDto } from './draft.dto.js';
import { ForgetDraft } from './forget-draft.command.js';
import { GetDraft } from './get-draft.query.js';
import { KeepDraft } from './keep-draft.command.js';
import { SectionPipe } from './section.pipe.js';

/** What a user has typed into a section of an application and not saved yet: the own draft alone. */
@Controller('applications/:id/drafts/:section')
export class DraftsController {
  constructor(
    private readonly reading: GetDraft,
    private readonly keeping: KeepDraft,
    private readonly forgetting: ForgetDraft,
  ) {}

  @Get()
  @For('borrower')
  @ApiOkResponse({ type: DraftDto })
  getDraft(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('section', new SectionPipe()) section: string,
  ): Promise<DraftDto> {
    return this.reading.execute(actor, id, section);
  }

  /** Replaces the own draft; the last one wins, and needs no key. */
  @Put()
  @For('borrower')
  @ApiOkResponse({ type: DraftDto })
  keepDraft(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('section', new SectionPipe()) section: string,
    @Body() body: KeepDraftDto,
  ): Promise<DraftDto> {
    return this.keeping.execute(actor, id, section, body);
  }

  @Delete()
  @For('borrower')
  @ApiOkResponse({ type: DraftDto })
  forgetDraft(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Param('section', new SectionPipe()) section: string,
  ): Promise<DraftDto> {
    return this.forgetting.execute(actor, id, section);
  }
}
