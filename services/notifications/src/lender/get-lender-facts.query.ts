import { Injectable } from '@nestjs/common';
import type { LenderFactsDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { lenderView } from './lender.view.js';

/** What the lender is called now. */
@Injectable()
export class GetLenderFacts {
  constructor(private readonly lender: LenderRepository) {}

  async execute(): Promise<LenderFactsDto> {
    const { name } = lenderView(await this.lender.current());
    return { name };
  }
}
