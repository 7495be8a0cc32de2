import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { digitsOf } from '@groundwork/domain-validation';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import { ApplicationRepository, eventFactsOf } from '../applications/index.js';
import { AdverseLetters } from './adverse-letters.service.js';
import type { AdverseNoticeDetailsDto, SendNoticeDto } from './adverse-notice.dto.js';
import { adversePaper } from './adverse-paper.js';
import { GetNotice } from './get-notice.query.js';

/** The notice goes out, once, as its letter was shown. Nothing of it changes afterwards. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly database: Database,
    private readonly notices: AdverseNoticeRepository,
    private readonly applications: ApplicationRepository,
    private readonly letters: AdverseLetters,
    private readonly outbox: Outbox,
    private readonly reading: GetNotice,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: SendNoticeDto): Promise<AdverseNoticeDetailsDto> {
    const { applicationId } = found(await this.notices.find(id), 'The notice');
    const letterhead = await this.lender.letterhead();
    return this.database.transaction(async (manager) => {
      // The application's lock: it is not submitted again meanwhile.
      const application = found(await this.applications.findForChange(applicationId), 'The application');
      const notice = found(await this.notices.find(id), 'The notice');
      if (notice.status !== 'due' || notice.version !== body.version)
        throw Problem.conflict(await this.reading.execute(id));
      const { letter, content, contentHash } = await this.letters.of(notice, application, body);
      if (contentHash !== body.contentHash) throw new Problem('state.version_conflict', shared.adverseLetterChanged);
      const sentAt = this.clock.now();
      const pdf = await adversePaper(letter, id, { at: sentAt, letterhead });
      const paperHash = createHash('sha256').update(pdf).digest('hex');
      const sentBy = actor.userId ?? '';
      const sent = {
        reasons: body.reasons,
        otherReason: body.reasons.includes('other') ? (body.otherReason?.trim() ?? null) : null,
        creditorAddress: body.creditorAddress.trim(),
        creditorPhone: digitsOf(body.creditorPhone),
        agency: body.agency,
        sentBy,
        sentAt,
        contentHash,
        paperHash,
      };
      await this.notices.send(manager, notice, sent, { content, pdf: pdf.toString('base64') });
      await this.outbox.add(manager, {
        type: 'adverse.sent',
        aggregateId: applicationId,
        payload: {
          ...eventFactsOf(application),
          noticeId: id,
          round: notice.round,
          title: letter.title,
          contentHash,
          paperHash,
          sentBy,
          sentAt: sentAt.toISOString(),
        },
      });
      return this.reading.execute(id);
    });
  }
}
