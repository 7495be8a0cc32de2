import { Injectable } from '@nestjs/common';
import { DrawDetails } from '../draw-details.service.js';
import type { DrawListFilterDto } from '../draw-list-filter.dto.js';
import { largestPage } from '../draw-list-filter.dto.js';
import type { DrawRequestDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** Draw requests of all companies, newest first. */
@Injectable()
export class ListDrawRequests {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
  ) {}

  async execute(filter: DrawListFilterDto): Promise<DrawRequestDto[]> {
    return this.details.of(await this.draws.list({ ...filter, limit: filter.limit ?? largestPage }));
  }
}
