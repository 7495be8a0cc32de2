import { Injectable } from '@nestjs/common';
import { ApplicationFiguresSource } from '../application-figures.service.js';
import { ApplicationSheets } from '../application-sheets.service.js';
import type { StandingSupervisionDto } from '../term-sheet.dto.js';

/** Whether the supervision of an application was acknowledged in the words that its sheet has now, by what is on record. */
@Injectable()
export class GetStandingSupervision {
  constructor(
    private readonly source: ApplicationFiguresSource,
    private readonly sheets: ApplicationSheets,
  ) {}

  async execute(applicationId: string): Promise<StandingSupervisionDto> {
    const { supervision } = await this.sheets.of(await this.source.of(applicationId));
    return { supervision };
  }
}
