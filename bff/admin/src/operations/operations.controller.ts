import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { internalPaths } from '@groundwork/server-auth';
import { OpenTo } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { ReplicasService } from './replicas.service.js';
import { CallsAnswer } from './calls.dto.js';
import type { UnitCallsAnswer } from './calls.dto.js';
import { UnitsAnswer } from './units.dto.js';
import type { UnitStateAnswer } from './units.dto.js';

/** How the deployment stands, for those who run it: docs/adr/0101. */
@Controller('operations')
export class OperationsController {
  constructor(private readonly replicas: ReplicasService) {}

  @Get('units')
  @OpenTo('super', { beyond: 'every replica of every unit, as it tells of itself' })
  @ApiOkResponse({ type: UnitsAnswer })
  async units(@Req() request: FastifyRequest): Promise<UnitsAnswer> {
    const at = this.replicas.now();
    const told = await this.replicas.ask<UnitStateAnswer>(request, this.replicas.units, internalPaths.state);
    return { at, units: told.map(({ unit, address, answer, silence }) => ({ unit, address, state: answer, silence })) };
  }

  @Get('calls')
  @OpenTo('super', { beyond: 'the slowest calls of the last hour, and what became of all, by replica' })
  @ApiOkResponse({ type: CallsAnswer })
  async calls(@Req() request: FastifyRequest): Promise<CallsAnswer> {
    const at = this.replicas.now();
    const told = await this.replicas.ask<UnitCallsAnswer>(request, this.replicas.units, internalPaths.calls);
    return { at, units: told.map(({ unit, address, answer, silence }) => ({ unit, address, calls: answer, silence })) };
  }
}
