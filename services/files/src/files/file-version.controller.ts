import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { FileRoundDto, FileUploadDto } from './file.dto.js';
import { fileView } from './file.view.js';
import { ListFileRounds } from './queries/list-file-rounds.query.js';
import { ListFileVersions } from './queries/list-file-versions.query.js';

/** What became of a file over its versions. */
@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files')
export class FileVersionController {
  constructor(
    private readonly listVersions: ListFileVersions,
    private readonly listRounds: ListFileRounds,
  ) {}

  @Get(':id/versions')
  @ApiOkResponse({ type: [FileUploadDto] })
  async listFileVersions(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<FileUploadDto[]> {
    return (await this.listVersions.execute(actor, id)).map(fileView);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [FileRoundDto] })
  getFileHistory(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileRoundDto[]> {
    return this.listRounds.execute(actor, id);
  }
}
