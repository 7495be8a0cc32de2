import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { drawsAbility } from '../../shared/index.js';
import { DrawDetails } from '../draw-details.service.js';
import type { DrawListFilterDto } from '../draw-list-filter.dto.js';
import { largestPage } from '../draw-list-filter.dto.js';
import type { DrawRequestDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** Draw requests of a company, newest first. */
@Injectable()
export class ListDrawRequestsOfCompany {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
  ) {}

  async execute(actor: Actor, companyId: string, filter: DrawListFilterDto): Promise<DrawRequestDto[]> {
    allow(drawsAbility(actor), 'read', subject('Company', { companyId }));
    const limit = filter.limit ?? largestPage;
    return this.details.of(await this.draws.list({ ...filter, companyIds: [companyId], limit }));
  }
}
