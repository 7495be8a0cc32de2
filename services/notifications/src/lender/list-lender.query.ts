import { Injectable } from '@nestjs/common';
import type { LenderDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { lenderView } from './lender.view.js';

/** How the lender has shown itself, the newest first; the portal's own comes last. */
@Injectable()
export class ListLender {
  constructor(private readonly lender: LenderRepository) {}

  async execute(): Promise<LenderDto[]> {
    return [...(await this.lender.versions()).map(lenderView), lenderView()];
  }
}
