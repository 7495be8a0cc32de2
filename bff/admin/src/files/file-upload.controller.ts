import { Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { operations as files } from '@groundwork/contract-files';
import type { components } from '@groundwork/contract-files';
import { formFields, Forward, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { ReviewedFile, ReviewForm } from './review.dto.js';

/** Documents of applications, companies, users and brokers; review is an administrator's alone. */
@Controller()
export class FileUploadController {
  constructor(private readonly services: ServiceGateway) {}

  @Get('fileUpload/companyLogos/:id')
  @Forward(files.listFiles, { query: { parentType: 'company', type: 'companyLogo' }, queryFromParams: { parentId: 'id' } })
  companyLogos(): void {}

  @Get('fileUpload/brokerLogos/:id')
  @Forward(files.listFiles, { query: { parentType: 'broker', type: 'brokerLogo' }, queryFromParams: { parentId: 'id' } })
  brokerLogos(): void {}

  /** The link of a file, for this session and a few minutes. */
  @Get('fileUpload/retrieve/:id')
  @Forward(files.getFileLink)
  retrieveFile(): void {}

  @Get('fileUpload/content/:id')
  @Forward(files.getFileContent)
  fileContent(): void {}

  @Get('fileUpload/:a/:b')
  @Forward(files.listFiles, { queryFromParams: { parentType: 'a', parentId: 'b' } })
  filesOfParent(): void {}

  @Post('fileUpload/:parentType')
  @HttpCode(201)
  @Forward(files.uploadFile)
  uploadFile(): void {}

  /** The path is spelled so in the catalogue, with small letters. */
  @Put('fileupload/update')
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ type: ReviewForm })
  @ApiOkResponse({ type: ReviewedFile })
  async reviewFile(@Req() request: FastifyRequest): Promise<ReviewedFile> {
    return this.services.call<components['schemas']['FileUploadDto']>(request, files.reviewFile, { body: await formFields(request) });
  }
}
