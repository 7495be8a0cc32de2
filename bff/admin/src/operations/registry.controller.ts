import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { operations as identity } from '@groundwork/contract-identity';
import type { OperationDeed } from '@groundwork/domain-accounts';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { OperationsRecord } from './operations-record.service.js';
import { CanaryBody, PointerBody, RegistryAnswer, RemoteAnswer, WithdrawalBody } from './registry.dto.js';
import { RegistryService } from './registry.service.js';
import type { RegistryChange } from './registry.service.js';

/** Which version of each area whom is given. What changes it is put down: docs/adr/0106. */
@Controller('operations/registry')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly record: OperationsRecord,
    private readonly services: ServiceGateway,
  ) {}

  @Get()
  @OpenTo('super', { beyond: 'the versions of every remote, by whom they were published and whom they are given' })
  @ApiOkResponse({ type: RegistryAnswer })
  read(): RegistryAnswer {
    return this.registry.read();
  }

  @Post('canaries')
  @OpenTo('super', { beyond: 'gives a version of a remote to a share of some roles', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: RemoteAnswer })
  canary(@Req() request: FastifyRequest, @Body() body: CanaryBody): Promise<RemoteAnswer> {
    const { remote, version, traffic, roles } = body;
    const of = `${version}: ${traffic} % of ${roles.join(', ')}`;
    return this.change(
      request,
      body,
      'operation.remote_canary',
      () => of,
      (registry, now, change) => registry.moveCanary(remote, { version, traffic, roles }, now, change),
    );
  }

  @Post('pointers')
  @OpenTo('super', { beyond: 'gives a version of a remote to everybody, a newer or an older one', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: RemoteAnswer })
  pointer(@Req() request: FastifyRequest, @Body() body: PointerBody): Promise<RemoteAnswer> {
    const { remote, version } = body;
    return this.change(
      request,
      body,
      'operation.remote_for_all',
      () => version,
      (registry, now, change) => registry.pointAt(remote, version, now, change),
    );
  }

  @Post('withdrawals')
  @OpenTo('super', { beyond: 'takes a version of a remote back from the share that was given it', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: RemoteAnswer })
  withdrawal(@Req() request: FastifyRequest, @Body() body: WithdrawalBody): Promise<RemoteAnswer> {
    const { remote } = body;
    const withdrawn = ({ canary }: RemoteAnswer): string => {
      // Without a canary a rollback would move everybody.
      if (!canary) throw new Problem('state.illegal_transition');
      return canary.version;
    };
    return this.change(request, body, 'operation.remote_withdrawn', withdrawn, (registry, now, change) =>
      registry.rollback(remote, now, change),
    );
  }

  private async change(
    request: FastifyRequest,
    { remote, revision }: WithdrawalBody,
    deed: OperationDeed,
    of: (standing: RemoteAnswer) => string,
    work: RegistryChange,
  ): Promise<RemoteAnswer> {
    const what = of(this.registry.expected(remote, revision));
    const { firstName, lastName, email } = await this.services.call(request, identity.getOwnProfile, {});
    return this.record.perform(request, { deed, at: `remote-${remote}`, of: what }, () =>
      this.registry.change(remote, revision, `${firstName} ${lastName}`.trim() || email, work),
    );
  }
}
