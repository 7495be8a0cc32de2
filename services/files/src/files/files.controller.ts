import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { contentDisposition } from '@groundwork/domain-files';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { Idempotent } from '@groundwork/server-service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReviewFileCommand } from './commands/review-file.command.js';
import { UploadFileCommand } from './commands/upload-file.command.js';
import { presentFile, presentRound } from './file-upload.presenter.js';
import { FileLinkDto, FileReview, FileRoundDto, FileUploadDto, FileUploadForm } from './files.dto.js';
import { FileContentQuery } from './queries/file-content.query.js';
import { FilesQuery } from './queries/files.query.js';

@ApiTags('files')
@For('borrower', 'broker', 'admin', 'super')
@Controller('files')
export class FilesController {
  constructor(
    private readonly upload: UploadFileCommand,
    private readonly review: ReviewFileCommand,
    private readonly files: FilesQuery,
    private readonly content: FileContentQuery,
  ) {}

  @Get()
  @ApiQuery({ name: 'type', required: false, type: String })
  @ApiOkResponse({ type: [FileUploadDto] })
  async listFiles(
    @CurrentActor() actor: Actor,
    @Query('parentType') parentType: string,
    @Query('parentId') parentId: string,
    @Query('type') type?: string,
  ): Promise<FileUploadDto[]> {
    return (await this.files.ofParent(actor, parentType, parentId, type || undefined)).map(presentFile);
  }

  /** The body is not parsed before this: it streams into the storage. */
  @Post(':parentType')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: FileUploadForm })
  @ApiCreatedResponse({ type: FileUploadDto })
  async uploadFile(
    @CurrentActor() actor: Actor,
    @Param('parentType') parentType: string,
    @Req() request: FastifyRequest,
  ): Promise<FileUploadDto> {
    if (!(request.body instanceof Readable)) throw new Problem('request.media_type');
    return presentFile(await this.upload.run(actor, parentType, { headers: request.headers, body: request.body }));
  }

  @Put('review')
  @For('admin', 'super')
  @Idempotent()
  @ApiOkResponse({ type: FileUploadDto })
  async reviewFile(@CurrentActor() actor: Actor, @Body() review: FileReview): Promise<FileUploadDto> {
    return presentFile(await this.review.run(actor, review));
  }

  /** Current S-1s of the caller's companies and its own; of all for an administrator. */
  @Get('s1')
  @ApiOkResponse({ type: [FileUploadDto] })
  async listS1Files(@CurrentActor() actor: Actor): Promise<FileUploadDto[]> {
    return (await this.files.s1(actor)).map(presentFile);
  }

  @Get(':id')
  @ApiOkResponse({ type: FileUploadDto })
  async getFile(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileUploadDto> {
    return presentFile(await this.files.one(actor, id));
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: [FileUploadDto] })
  async listFileVersions(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<FileUploadDto[]> {
    return (await this.files.versions(actor, id)).map(presentFile);
  }

  @Get(':id/history')
  @ApiOkResponse({ type: [FileRoundDto] })
  async getFileHistory(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileRoundDto[]> {
    return (await this.files.history(actor, id)).map(({ round, version }) => presentRound(round, version));
  }

  @Get(':id/link')
  @ApiOkResponse({ type: FileLinkDto })
  async getFileLink(@CurrentActor() actor: Actor, @Param('id', ParseUUIDPipe) id: string): Promise<FileLinkDto> {
    return { uri: await this.content.link(actor, id) };
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
    const { file, content } = await this.content.open(actor, id, token);
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
