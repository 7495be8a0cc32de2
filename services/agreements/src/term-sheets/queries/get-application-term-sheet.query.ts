import { Injectable } from '@nestjs/common';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { agreementsAbility } from '../../shared/index.js';
import { ApplicationFiguresSource } from '../application-figures.service.js';
import { ApplicationSheets } from '../application-sheets.service.js';
import type { ApplicationTermSheetDto } from '../term-sheet.dto.js';

/** The term sheet of an application, for its borrower and for administrators. */
@Injectable()
export class GetApplicationTermSheet {
  constructor(
    private readonly source: ApplicationFiguresSource,
    private readonly sheets: ApplicationSheets,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<ApplicationTermSheetDto> {
    const figures = await this.source.of(applicationId);
    // Somebody else's application looks as if there were none.
    const mine = isAdministrator(actor) || actor.companyIds.includes(figures.companyId);
    found(mine ? figures : undefined, 'The application');
    allow(agreementsAbility(actor), 'read', subject('TermSheetAgreement', { companyId: figures.companyId }));
    return this.sheets.of(figures);
  }
}
