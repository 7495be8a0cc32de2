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
import { Idempotent } from '@groundwork/server-service';
import type { FastifyRequest } from 'fastify';
import { FileUploadDto, fileView } from '../files/index.js';
import { drain } from '../uploads/index.js';
import { AddPart } from './commands/add-part.command.js';
import { BeginUpload } from './commands/begin-upload.command.js';
import { FinishUpload } from './commands/finish-upload.command.js';
import { GiveUpUpload } from './commands/give-up-upload.command.js';
import { GetUpload } from './queries/get-upload.query.js';
import { BeginUploadDto, ResumableUploadDto } from './resumable-upload.dto.js';

/** Uploads in parts, for lines that break. */
@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files/resumable')
export class ResumableUploadController {
  constructor(
    private readonly begin: BeginUpload,
    private readonly get: GetUpload,
    private readonly add: AddPart,
    private readonly finish: FinishUpload,
    private readonly giveUp: GiveUpUpload,
  ) {}

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: ResumableUploadDto })
  beginUpload(@CurrentActor() actor: Actor, @Body() form: BeginUploadDto): Promise<ResumableUploadDto> {
    return this.begin.execute(actor, form);
  }

  @Get(':id')
  @ApiOkResponse({ type: ResumableUploadDto })
  getUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<ResumableUploadDto> {
    return this.get.execute(actor, id);
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
      return await this.add.execute(actor, id, offset ?? 0, stream);
    } catch (error) {
      // An answer in the middle of a body would cut the connection of whoever is still sending.
      if (stream) await drain(stream);
      throw error;
    }
  }

  @Post(':id')
  @ApiCreatedResponse({ type: FileUploadDto })
  async finishUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileUploadDto> {
    return fileView(await this.finish.execute(actor, id));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  giveUpUpload(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.giveUp.execute(actor, id);
  }
}
