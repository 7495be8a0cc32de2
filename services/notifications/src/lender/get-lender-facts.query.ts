import { Injectable } from '@nestjs/common';
import type { LenderFactsDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { lenderView } from './lender.view.js';

/** What the lender is called now, and how it heads its papers. */
@Injectable()
export class GetLenderFacts {
  constructor(private readonly lender: LenderRepository) {}

  async execute(): Promise<LenderFactsDto> {
    const { name, accentLight: accent, logoAlt, logoId } = lenderView(await this.lender.current());
    const logo = logoId === null ? null : ((await this.lender.logo(logoId))?.content ?? null);
    return { name, accent, logoAlt, logo };
  }
}
