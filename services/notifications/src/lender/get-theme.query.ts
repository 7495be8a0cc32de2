import { Injectable } from '@nestjs/common';
import { themeCss } from './domain/theme-css.js';
import { LenderRepository } from './lender.repository.js';
import { lenderView } from './lender.view.js';

/** Name and colours of the lender as a style sheet. */
@Injectable()
export class GetTheme {
  constructor(private readonly lender: LenderRepository) {}

  async execute(): Promise<Buffer> {
    const lender = lenderView(await this.lender.current());
    return Buffer.from(themeCss({ ...lender, logoAlt: lender.logoAlt }, lender.logoId));
  }
}
