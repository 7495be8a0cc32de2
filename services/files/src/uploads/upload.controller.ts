import { Readable } from 'node:stream';
import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { FileUploadDto, fileView } from '../files/index.js';
import { UploadFile } from './commands/upload-file.command.js';
import { FileUploadFormDto } from './upload.dto.js';

@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files')
export class UploadController {
  constructor(private readonly upload: UploadFile) {}

  /** The body is not parsed before this: it streams into the storage. */
  @Post(':parentType')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: FileUploadFormDto })
  @ApiCreatedResponse({ type: FileUploadDto })
  async uploadFile(
    @CurrentActor() actor: Actor,
    @Param('parentType') parentType: string,
    @Req() request: FastifyRequest,
  ): Promise<FileUploadDto> {
    if (!(request.body instanceof Readable)) throw new Problem('request.media_type');
    return fileView(await this.upload.execute(actor, parentType, { headers: request.headers, body: request.body }));
  }
}
