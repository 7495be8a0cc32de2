import { Injectable } from '@nestjs/common';
import { isTermSheetType } from '@groundwork/domain-agreements';
import { found } from '@groundwork/server-http';
import type { TermSheetDto } from '../term-sheet.dto.js';
import { termSheetView } from '../term-sheet.view.js';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';

/** A version of the term sheet of a type. */
@Injectable()
export class GetTermSheetVersion {
  constructor(private readonly sheets: TermSheetRepository) {}

  async execute(type: string, version: number): Promise<TermSheetDto> {
    const row = isTermSheetType(type) ? await this.sheets.find(type, version) : undefined;
    return termSheetView(found(row, 'The term sheet'));
  }
}
