import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { operations as identity } from '@groundwork/contract-identity';
import { DossierExport, OpenTo, ServiceGateway } from '@groundwork/server-bff';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';

/** What the portal keeps of whoever is signed in (docs/adr/0104): the account and, of a broker, its record; no company. */
@Controller('account')
export class OwnDossierController {
  constructor(
    private readonly exports: DossierExport,
    private readonly services: ServiceGateway,
  ) {}

  @Post('dossier')
  @OpenTo('user', { beyond: 'everything that is kept of the user, a zip', proved: true })
  @HttpCode(200)
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async ownDossier(@Req() request: FastifyRequest): Promise<StreamableFile> {
    const { user } = request;
    if (!user) throw new Problem('session.invalid');
    const { firstName, lastName } = await this.services.call(request, identity.getOwnProfile);
    return this.exports.open(request, {
      name: `${firstName} ${lastName}`,
      subjects: [
        { kind: 'user', id: user.sub },
        ...(user.broker === undefined ? [] : [{ kind: 'broker' as const, id: user.broker }]),
      ],
    });
  }
}
