import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import type { Who } from '@groundwork/domain-access';
import type { Operation } from '@groundwork/server-auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AgreementFile, bytesOf } from './agreement-file.dto.js';
import { OpenTo } from './route.js';
import { ServiceGateway } from './service-gateway.js';

/** What the route needs of two services: to read an agreement, and to take a file. */
interface AgreementFileOperations {
  readonly getAgreement: Operation<{
    parameters: { path: { id: string } };
    responses: { 200: { content: { 'application/json': { id: string; brokerId: string } } } };
  }>;
  readonly uploadFile: Operation;
}

/** `POST /fileUpload/brokerAgreement`: files a rendered agreement under its broker; a text becomes an upload like any other. */
export function agreementFileController(who: Who, { getAgreement, uploadFile }: AgreementFileOperations): Type {
  @Controller('fileUpload')
  class AgreementFileController {
    constructor(private readonly services: ServiceGateway) {}

    @Post('brokerAgreement')
    @OpenTo(who, { note: '{agreement,fileString}' })
    @ApiCreatedResponse({ description: 'The file, as an upload answers it.' })
    async uploadAgreement(
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
      @Body() file: AgreementFile,
    ): Promise<void> {
      // The agreement's own broker, not the one that the body names.
      const { id, brokerId } = await this.services.call(request, getAgreement, {
        params: { id: file.agreement.id },
      });
      const form = new FormData();
      form.set('brokerId', brokerId);
      form.set('type', 'brokerAgreement');
      form.set(
        'file',
        new Blob([new Uint8Array(bytesOf(file))], { type: 'application/pdf' }),
        `referral-agreement-${id}.pdf`,
      );
      const encoded = new Response(form);
      const content = {
        type: encoded.headers.get('content-type') ?? '',
        bytes: Buffer.from(await encoded.arrayBuffer()),
      };
      await this.services.forward(request, reply, uploadFile, { params: { parentType: 'broker' }, content });
    }
  }
  return AgreementFileController;
}
