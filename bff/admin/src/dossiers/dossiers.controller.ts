import { Controller, HttpCode, Param, ParseUUIDPipe, Post, Req } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { DossierExport, OpenTo, ServiceGateway } from '@groundwork/server-bff';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

const zip = { schema: { type: 'string', format: 'binary' } };

/** Everything that the portal keeps of a company or a person: docs/adr/0104. Who exported whom stands in the audit record. */
@Controller('dossiers')
@ApiProduces('application/zip')
export class DossiersController {
  constructor(
    private readonly exports: DossierExport,
    private readonly services: ServiceGateway,
  ) {}

  @Post('company/:id')
  @OpenTo('super', { beyond: 'everything that is kept of a company, a zip', proved: true })
  @HttpCode(200)
  @ApiOkResponse(zip)
  async companyDossier(
    @Req() request: FastifyRequest,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    const { organizationName } = await this.services.call(request, companies.getCompany, { params: { id } });
    return this.exports.open(request, { name: organizationName ?? id, subjects: [{ kind: 'company', id }] });
  }

  @Post('user/:id')
  @OpenTo('super', { beyond: 'everything that is kept of who can sign in, a zip', proved: true })
  @HttpCode(200)
  @ApiOkResponse(zip)
  async userDossier(@Req() request: FastifyRequest, @Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    const { firstName, lastName } = await this.services.call(request, identity.getProfile, { params: { id } });
    const broker = await this.brokerOf(request, id);
    return this.exports.open(request, {
      name: `${firstName} ${lastName}`,
      subjects: [{ kind: 'user', id }, ...(broker === undefined ? [] : [{ kind: 'broker' as const, id: broker }])],
    });
  }

  @Post('broker/:id')
  @OpenTo('super', { beyond: 'everything that is kept of a broker and its account, a zip', proved: true })
  @HttpCode(200)
  @ApiOkResponse(zip)
  async brokerDossier(@Req() request: FastifyRequest, @Param('id', ParseUUIDPipe) id: string): Promise<StreamableFile> {
    const { firstName, lastName, userId } = await this.services.call(request, brokers.getBroker, { params: { id } });
    return this.exports.open(request, {
      name: `${firstName} ${lastName}`,
      subjects: [{ kind: 'broker', id }, ...(userId ? [{ kind: 'user' as const, id: userId }] : [])],
    });
  }

  /** The record of a user who is a broker; whoever is none has none. */
  private async brokerOf(request: FastifyRequest, id: string): Promise<string | undefined> {
    try {
      return (await this.services.call(request, brokers.getBrokerOfUser, { params: { id } })).id ?? undefined;
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource.not_found') return undefined;
      throw error;
    }
  }
}
