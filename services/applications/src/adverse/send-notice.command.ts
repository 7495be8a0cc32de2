import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { digitsOf } from '@groundwork/domain-validation';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { AdverseNoticeRepository } from '../adverse-rows/index.js';
import type { AdverseNoticeEntity } from '../adverse-rows/index.js';
import { eventFactsOf } from '../applications/index.js';
import { AdverseLetters } from './adverse-letters.service.js';
import type { AdverseNoticeDetailsDto, SendNoticeDto } from './adverse-notice.dto.js';
import { adversePaper } from './adverse-paper.js';
import { NoticeChanges } from './notice-changes.service.js';

/** The notice goes out, once, as its letter was shown. Nothing of it changes afterwards. */
@Injectable()
export class SendNotice {
  constructor(
    private readonly changes: NoticeChanges,
    private readonly notices: AdverseNoticeRepository,
    private readonly letters: AdverseLetters,
    private readonly outbox: Outbox,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, body: SendNoticeDto): Promise<AdverseNoticeDetailsDto> {
    const letterhead = await this.lender.letterhead();
    const isOpen = (notice: AdverseNoticeEntity) => notice.status === 'due';
    return this.changes.change({ id, version: body.version }, isOpen, async ({ manager, notice, application }) => {
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
        aggregateId: notice.applicationId,
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
    });
  }
}
