import { Readable } from 'node:stream';
import { Controller, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { UploadInspectorPhotograph } from './commands/upload-inspector-photograph.command.js';
import { InspectorPhotographFormDto, StoredPhotographDto } from './upload.dto.js';

/** Photographs of an inspector without an account. */
@ApiTags('files')
@Controller('files/inspector-photographs')
export class InspectorPhotographController {
  constructor(private readonly upload: UploadInspectorPhotograph) {}

  /** The body is not parsed before this: it streams into the storage. Its token comes before the file. */
  @Post()
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: InspectorPhotographFormDto })
  @ApiCreatedResponse({ type: StoredPhotographDto })
  async uploadInspectorPhotograph(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
  ): Promise<StoredPhotographDto> {
    if (!(request.body instanceof Readable)) throw new Problem('request.media_type');
    const { id } = await this.upload.execute(actor, { headers: request.headers, body: request.body });
    return { fileUploadId: id };
  }
}
