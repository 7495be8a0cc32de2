import { Controller, Get, Param, ParseUUIDPipe, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { contentDisposition } from '@groundwork/domain-files';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { FastifyReply } from 'fastify';
import { FileLinkDto } from './file.dto.js';
import { GetFileLink } from './queries/get-file-link.query.js';
import { OpenFile } from './queries/open-file.query.js';

/** The bytes of files, by links that last for minutes. */
@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files')
export class FileContentController {
  constructor(
    private readonly getLink: GetFileLink,
    private readonly open: OpenFile,
  ) {}

  @Get(':id/link')
  @ApiOkResponse({ type: FileLinkDto })
  async getFileLink(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileLinkDto> {
    return { uri: await this.getLink.execute(actor, id) };
  }

  @Get(':id/content')
  @ApiQuery({ name: 'token', required: true, type: String })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getFileContent(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Query('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { file, content } = await this.open.execute(actor, id, token);
    // What a stranger uploaded is saved, never shown as a page of ours.
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    return new StreamableFile(content, {
      type: file.contentType,
      disposition: contentDisposition(file.userFileName),
      length: file.sizeBytes,
    });
  }
}
