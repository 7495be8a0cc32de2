import { Injectable } from '@nestjs/common';
import { isTermSheetType } from '@groundwork/domain-agreements';
import { found } from '@groundwork/server-http';
import type { TermSheetDto } from '../term-sheet.dto.js';
import { termSheetView } from '../term-sheet.view.js';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';

/** The term sheet of a type that is in force. */
@Injectable()
export class GetLatestTermSheet {
  constructor(private readonly sheets: TermSheetRepository) {}

  async execute(type: string): Promise<TermSheetDto> {
    return termSheetView(found(isTermSheetType(type) ? await this.sheets.latest(type) : undefined, 'The term sheet'));
  }
}
