import { Injectable } from '@nestjs/common';
import type { MailName } from '@groundwork/domain-messages-letters';
import type { LetterVersionDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { letterVersionView } from './lender.view.js';

/** What the words of a letter have been, the newest first; those that it came with stand last. */
@Injectable()
export class ListLetterVersions {
  constructor(private readonly lender: LenderRepository) {}

  async execute(name: MailName): Promise<LetterVersionDto[]> {
    const rows = await this.lender.letterVersions(name);
    return [...rows.map((row) => letterVersionView(name, row)), letterVersionView(name)];
  }
}
