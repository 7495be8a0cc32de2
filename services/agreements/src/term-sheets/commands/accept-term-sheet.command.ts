import { Injectable } from '@nestjs/common';
import { AcceptancePapers } from '../../acceptance-papers/index.js';
import { paperOfSheet } from '../accepted-sheet.js';
import { AnsweredSheet } from '../answered-sheet.service.js';
import type { Answerer } from '../answered-sheet.service.js';
import type { ApplicationFigures } from '../application-figures.service.js';
import { SupervisoryAcknowledgementRepository } from '../persistence/supervisory-acknowledgement.repository.js';
import { StandingTermSheet } from '../standing-term-sheet.service.js';
import type { AnswerTermSheetDto, TermSheetAgreementDto } from '../term-sheet.dto.js';
import { termSheetAgreementView } from '../term-sheet.view.js';

/**
 * Accepts the term sheet in force for an application. A stale acceptance is renewed by a new one, which supersedes the old:
 * an application has one acceptance that stands, at most.
 */
@Injectable()
export class AcceptTermSheet {
  constructor(
    private readonly answered: AnsweredSheet,
    private readonly standing: StandingTermSheet,
    private readonly acknowledgements: SupervisoryAcknowledgementRepository,
    private readonly papers: AcceptancePapers,
  ) {}

  async execute(
    answerer: Answerer,
    request: AnswerTermSheetDto,
    figures: ApplicationFigures | undefined,
  ): Promise<TermSheetAgreementDto> {
    const { row: answer, shown, project } = await this.answered.of(answerer, request, figures);
    const row = { ...answer, activeKey: answer.applicationId, endedAt: null, endedBy: null, endReason: null };
    const supervision = await this.acknowledgements.ofWords(row.applicationId, row.content);
    await this.standing.replace(
      row,
      shown,
      await paperOfSheet(this.papers, { acceptance: row, supervision, last: 'acceptance', ...project }),
    );
    return termSheetAgreementView(row);
  }
}
