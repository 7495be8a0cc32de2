import { Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import type { TermSheetFiguresDto } from '../application.dto.js';
import { termSheetChanges, termSheetFiguresOf } from '../domain/term-sheet-figures.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/** Whose an application is and what its term sheet tells of it: the agreements service fills the sheet with it. */
@Injectable()
export class GetTermSheetFigures {
  constructor(private readonly reader: ApplicationRepository) {}

  async execute(id: string): Promise<TermSheetFiguresDto> {
    const application = found(await this.reader.find(id), 'The application');
    const { id: applicationId, companyId, userId, status, lineOfCredit } = application;
    return {
      applicationId,
      companyId,
      userId,
      status,
      lineOfCredit,
      ...termSheetFiguresOf(application),
      termSheetChanges: termSheetChanges(application),
    };
  }
}
