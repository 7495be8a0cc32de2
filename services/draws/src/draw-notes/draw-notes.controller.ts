import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { DrawNoteDto, WriteDrawNoteDto } from './draw-note.dto.js';
import { ListDrawNotes } from './list-draw-notes.query.js';
import { WriteDrawNote } from './write-draw-note.command.js';

/** Notes of the lender on a draw. */
@ApiTags('draw decisions')
@Controller('draw-requests/:id/notes')
export class DrawNotesController {
  constructor(
    private readonly list: ListDrawNotes,
    private readonly write: WriteDrawNote,
  ) {}

  @Get()
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [DrawNoteDto] })
  listDrawNotes(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<DrawNoteDto[]> {
    return this.list.execute(actor, id);
  }

  @Post()
  @HttpCode(200)
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: [DrawNoteDto] })
  async writeDrawNote(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: WriteDrawNoteDto,
  ): Promise<DrawNoteDto[]> {
    await this.write.execute(actor, id, body);
    return this.list.execute(actor, id);
  }
}
