import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { FileLookup, KnownFileDto } from './files.dto.js';
import { FilesQuery } from './queries/files.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/files')
export class InternalFilesController {
  constructor(private readonly files: FilesQuery) {}

  @Post('lookup')
  @HttpCode(200)
  @ApiOkResponse({ type: [KnownFileDto] })
  lookUpFiles(@Body() { ids }: FileLookup): Promise<KnownFileDto[]> {
    return this.files.known(ids);
  }
}
