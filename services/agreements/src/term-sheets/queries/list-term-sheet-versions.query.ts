import { Injectable } from '@nestjs/common';
import { isTermSheetType } from '@groundwork/domain-agreements';
import { found } from '@groundwork/server-http';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';
import type { TermSheetVersionDto } from '../term-sheet.dto.js';
import { termSheetVersionView } from '../term-sheet.view.js';

/** The versions of a type's term sheet, newest first. */
@Injectable()
export class ListTermSheetVersions {
  constructor(private readonly sheets: TermSheetRepository) {}

  async execute(type: string): Promise<TermSheetVersionDto[]> {
    const known = found(isTermSheetType(type) ? type : undefined, 'The term sheet');
    return (await this.sheets.versions(known)).map(termSheetVersionView);
  }
}
