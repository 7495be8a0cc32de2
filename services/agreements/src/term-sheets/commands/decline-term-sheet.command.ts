import { Injectable } from '@nestjs/common';
import { AnsweredSheet } from '../answered-sheet.service.js';
import type { Answerer } from '../answered-sheet.service.js';
import type { ApplicationFigures } from '../application-figures.service.js';
import { StandingTermSheet } from '../standing-term-sheet.service.js';
import type { AnswerTermSheetDto, TermSheetDeclineDto } from '../term-sheet.dto.js';

/** Declines the term sheet in force for an application: the agreement time is cleared, and what was declined is on record. */
@Injectable()
export class DeclineTermSheet {
  constructor(
    private readonly answered: AnsweredSheet,
    private readonly standing: StandingTermSheet,
  ) {}

  async execute(
    answerer: Answerer,
    request: AnswerTermSheetDto,
    figures: ApplicationFigures | undefined,
  ): Promise<TermSheetDeclineDto> {
    const { row } = await this.answered.of(answerer, request, figures);
    await this.standing.decline(row);
    return { id: row.id, applicationId: row.applicationId, date: row.date.toISOString() };
  }
}
