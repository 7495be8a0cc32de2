import { Readable } from 'node:stream';
import { Controller, Get, Param, ParseUUIDPipe, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { UploadFileCommand } from './commands/upload-file.command.js';
import { presentFile } from './file-upload.presenter.js';
import { FileUploadDto, InvitedBrokerFileForm } from './files.dto.js';
import { FilesQuery } from './queries/files.query.js';

/** W9 and logo of a broker that has an invitation and no account yet. */
@ApiTags('files')
@Controller('files/invited-brokers')
export class InvitedBrokerFilesController {
  constructor(
    private readonly upload: UploadFileCommand,
    private readonly files: FilesQuery,
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
    return (await this.files.ofInvited(id, String(code ?? ''))).map(presentFile);
  }

  /** The body is not parsed before this: it streams into the storage. */
  @Post(':id')
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiQuery({ name: 'code', type: String, description: 'The code of the invitation.' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: InvitedBrokerFileForm })
  @ApiCreatedResponse({ type: FileUploadDto })
  async uploadInvitedBrokerFile(
    @Param('id', ParseUUIDPipe) id: string,
    @Query('code') code: string | undefined,
    @Req() request: FastifyRequest,
  ): Promise<FileUploadDto> {
    if (!(request.body instanceof Readable)) throw new Problem('request.media_type');
    return presentFile(
      await this.upload.byInvitation(id, String(code ?? ''), { headers: request.headers, body: request.body }),
    );
  }
}
