import { Injectable } from '@nestjs/common';
import { termSheetTypes } from '@groundwork/domain-agreements';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';
import type { TermSheetVersionDto } from '../term-sheet.dto.js';
import { termSheetVersionView } from '../term-sheet.view.js';

/** The version in force of each type, in the order of the types. */
@Injectable()
export class ListTermSheets {
  constructor(private readonly sheets: TermSheetRepository) {}

  async execute(): Promise<TermSheetVersionDto[]> {
    const rows = await this.sheets.newestOfEach();
    return termSheetTypes.flatMap((type) => rows.filter((row) => row.type === type).map(termSheetVersionView));
  }
}
