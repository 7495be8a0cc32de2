import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Put, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ForgetView } from './forget-view.command.js';
import { ListViews } from './list-views.query.js';
import { SavedViewDto, SaveViewDto, ViewsOfListDto } from './saved-view.dto.js';
import { SaveView } from './save-view.command.js';

/** Everybody keeps views for themselves; what one looks like is in its address, which can be given to others. */
const ownerOf = ({ userId }: Actor): string => {
  if (!userId) throw new Problem('access.denied');
  return userId;
};

/** The views that an administrator keeps of the lender's lists. */
@For('admin', 'super')
@Controller('application-views')
export class SavedViewsController {
  constructor(
    private readonly list: ListViews,
    private readonly saving: SaveView,
    private readonly forgetting: ForgetView,
  ) {}

  @Get()
  @ApiOkResponse({ type: [SavedViewDto] })
  listViews(@CurrentActor() actor: Actor, @Query() { list }: ViewsOfListDto): Promise<SavedViewDto[]> {
    return this.list.execute(ownerOf(actor), list ?? 'applications');
  }

  @Put()
  @ApiOkResponse({ type: [SavedViewDto] })
  saveView(@CurrentActor() actor: Actor, @Body() body: SaveViewDto): Promise<SavedViewDto[]> {
    return this.saving.execute(ownerOf(actor), body);
  }

  @Delete(':id')
  @ApiOkResponse({ type: [SavedViewDto] })
  forgetView(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { list }: ViewsOfListDto,
  ): Promise<SavedViewDto[]> {
    return this.forgetting.execute(ownerOf(actor), id, list ?? 'applications');
  }
}
