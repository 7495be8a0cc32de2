import { Injectable } from '@nestjs/common';
import { found, Problem } from '@groundwork/server-http';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { ApplicationRepository } from '../applications/index.js';
import { AdverseLetters } from './adverse-letters.service.js';
import type { ShownLetterDto, WriteNoticeDto } from './adverse-notice.dto.js';

/** The letter as it would be sent now; nothing is kept. */
@Injectable()
export class ShowLetter {
  constructor(
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
    private readonly letters: AdverseLetters,
  ) {}

  async execute(id: string, body: WriteNoticeDto): Promise<ShownLetterDto> {
    const notice = found(await this.notices.find(id), 'The notice');
    if (notice.status !== 'due') throw new Problem('state.illegal_transition');
    const application = found(await this.applications.find(notice.applicationId), 'The application');
    const { letter, contentHash } = await this.letters.of(notice, application, body);
    return { letter, contentHash };
  }
}
