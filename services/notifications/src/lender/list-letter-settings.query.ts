import { Injectable } from '@nestjs/common';
import type { LetterSettingDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { letterNames, letterSettingView } from './lender.view.js';

/** Every letter with its words as they stand. */
@Injectable()
export class ListLetterSettings {
  constructor(private readonly lender: LenderRepository) {}

  async execute(): Promise<LetterSettingDto[]> {
    const rows = await this.lender.letters();
    return letterNames.map((name) => letterSettingView(name, rows.get(name)));
  }
}
