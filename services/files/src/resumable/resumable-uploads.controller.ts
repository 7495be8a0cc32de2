import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { presentFile } from '../files/file-upload.presenter.js';
import { FileUploadDto } from '../files/files.dto.js';
import { drain } from '../files/intake/multipart-form.js';
import { AbandonedUploads } from './abandoned-uploads.js';
import { FinishUploadCommand } from './finish-upload.command.js';
import { ResumableUploads } from './resumable-uploads.js';
import { ResumableUploadDto, ResumableUploadForm } from './resumable.dto.js';

/** Uploads in parts, for lines that break. */
@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files/resumable')
export class ResumableUploadsController {
  constructor(
    private readonly uploads: ResumableUploads,
    private readonly finish: FinishUploadCommand,
    private readonly abandoned: AbandonedUploads,
  ) {}

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: ResumableUploadDto })
  beginUpload(@CurrentActor() actor: Actor, @Body() form: ResumableUploadForm): Promise<ResumableUploadDto> {
    return this.uploads.begin(actor, form);
  }

  @Get(':id')
  @ApiOkResponse({ type: ResumableUploadDto })
  async getUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ResumableUploadDto> {
    return this.uploads.state(await this.uploads.own(actor, id));
  }

  /** The bytes from an offset on, as far as the part goes. */
  @Put(':id')
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: ResumableUploadDto })
  async addPart(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() { body }: FastifyRequest,
    @Query('offset', new ParseIntPipe({ optional: true })) offset?: number,
  ): Promise<ResumableUploadDto> {
    const stream = body instanceof Readable ? body : undefined;
    try {
      const upload = await this.uploads.own(actor, id);
      if (!stream) throw new Problem('request.media_type');
      return await this.uploads.add(upload, offset ?? 0, stream);
    } catch (error) {
      // An answer in the middle of a body would cut the connection of whoever is still sending.
      if (stream) await drain(stream);
      throw error;
    }
  }

  @Post(':id')
  @ApiCreatedResponse({ type: FileUploadDto })
  async finishUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileUploadDto> {
    return presentFile(await this.finish.run(actor, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async giveUpUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.abandoned.remove((await this.uploads.own(actor, id)).id);
  }
}
