import { Readable } from 'node:stream';
import { Controller, Get, Param, ParseUUIDPipe, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { FileUploadDto, fileView } from '../files/index.js';
import { UploadInvitedBrokerFile } from './commands/upload-invited-broker-file.command.js';
import { ListInvitedBrokerFiles } from './queries/list-invited-broker-files.query.js';
import { InvitedBrokerFileFormDto } from './upload.dto.js';

/** W9 and logo of a broker that has an invitation and no account yet. */
@ApiTags('files')
@Controller('files/invited-brokers')
export class InvitedBrokerFileController {
  constructor(
    private readonly upload: UploadInvitedBrokerFile,
    private readonly list: ListInvitedBrokerFiles,
  ) {}

  /** What has arrived, for a page that was left and opened again. */
  @Get(':id')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiQuery({ name: 'code', type: String, description: 'The code of the invitation.' })
  @ApiOkResponse({ type: [FileUploadDto] })
  async listInvitedBrokerFiles(
    @Param('id', ParseUUIDPipe) id: string,
    @Query('code') code: string | undefined,
  ): Promise<FileUploadDto[]> {
    return (await this.list.execute(id, String(code ?? ''))).map(fileView);
  }

  /** The body is not parsed before this: it streams into the storage. */
  @Post(':id')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiQuery({ name: 'code', type: String, description: 'The code of the invitation.' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: InvitedBrokerFileFormDto })
  @ApiCreatedResponse({ type: FileUploadDto })
  async uploadInvitedBrokerFile(
    @Param('id', ParseUUIDPipe) id: string,
    @Query('code') code: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<FileUploadDto> {
    if (!(request.body instanceof Readable)) throw new Problem('request.media_type');
    return fileView(
      await this.upload.execute(id, String(code ?? ''), { headers: request.headers, body: request.body }),
    );
  }
}
