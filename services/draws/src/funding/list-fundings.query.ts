import { Injectable } from '@nestjs/common';
import { FundingRepository } from '../funding-rows/index.js';
import { ListedFundings } from '../payment-exports/index.js';
import type { ListedFundingDto } from '../payment-exports/index.js';
import type { FundingFilterDto } from './funding-filter.dto.js';

const largestPage = 100;

/** Payments of all loans, newest first. */
@Injectable()
export class ListFundings {
  constructor(
    private readonly fundings: FundingRepository,
    private readonly listed: ListedFundings,
  ) {}

  async execute(filter: FundingFilterDto): Promise<ListedFundingDto[]> {
    return this.listed.of(await this.fundings.list({ ...filter, limit: largestPage }));
  }
}
