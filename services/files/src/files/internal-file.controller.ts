import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { FileLookupDto, KnownFileDto } from './file.dto.js';
import { LookUpFiles } from './queries/look-up-files.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/files')
export class InternalFileController {
  constructor(private readonly lookUp: LookUpFiles) {}

  @Post('lookup')
  @HttpCode(200)
  @ApiOkResponse({ type: [KnownFileDto] })
  lookUpFiles(@Body() { ids }: FileLookupDto): Promise<KnownFileDto[]> {
    return this.lookUp.execute(ids);
  }
}
