import { Injectable } from '@nestjs/common';
import { placesOf } from '@groundwork/domain-draws';
import { DrawDetails } from '../draw-details.service.js';
import type { DrawListFilterDto } from '../draw-list-filter.dto.js';
import { largestPage } from '../draw-list-filter.dto.js';
import type { DrawRequestDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** Draw requests of all companies that lie with the lender, newest first. */
@Injectable()
export class ListDrawRequests {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
  ) {}

  async execute({ selection, ...filter }: DrawListFilterDto): Promise<DrawRequestDto[]> {
    const places = selection && placesOf[selection];
    const limit = filter.limit ?? largestPage;
    return this.details.of(await this.draws.list({ ...filter, places, submitted: true, limit }));
  }
}
