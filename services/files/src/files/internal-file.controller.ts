import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { CreditFileDto, CreditFileOfDto, FileBytesDto, FileLookupDto, KnownFileDto } from './file.dto.js';
import { ClosingPaperDto, ClosingPapersOfDto, ListClosingPapers } from './queries/list-closing-papers.query.js';
import { ListCreditFiles } from './queries/list-credit-files.query.js';
import { ReadFileBytes } from './queries/read-file-bytes.query.js';
import { LookUpFiles } from './queries/look-up-files.query.js';

/** What other services ask. */
@For('system')
@Controller('internal/files')
export class InternalFileController {
  constructor(
    private readonly lookUp: LookUpFiles,
    private readonly creditFiles: ListCreditFiles,
    private readonly bytes: ReadFileBytes,
    private readonly papers: ListClosingPapers,
  ) {}

  @Post('lookup')
  @HttpCode(200)
  @ApiOkResponse({ type: [KnownFileDto] })
  lookUpFiles(@Body() { ids }: FileLookupDto): Promise<KnownFileDto[]> {
    return this.lookUp.execute(ids);
  }

  /** What lies in the credit file of an application: its own files and those of its company, as they stand now. */
  @Post('credit-files')
  @HttpCode(200)
  @ApiOkResponse({ type: [CreditFileDto] })
  listCreditFiles(@Body() of: CreditFileOfDto): Promise<CreditFileDto[]> {
    return this.creditFiles.execute(of);
  }

  /** What has been handed in for the closings of these applications, as it stands now. */
  @Post('closing-papers')
  @HttpCode(200)
  @ApiOkResponse({ type: [ClosingPaperDto] })
  listClosingPapers(@Body() of: ClosingPapersOfDto): Promise<ClosingPaperDto[]> {
    return this.papers.execute(of);
  }

  /** A picture for a paper of another service, whose reader was checked there. */
  @Get(':id/bytes')
  @ApiOkResponse({ type: FileBytesDto })
  readFileBytes(@Param('id', ParseUUIDPipe) id: string): Promise<FileBytesDto> {
    return this.bytes.execute(id);
  }
}
