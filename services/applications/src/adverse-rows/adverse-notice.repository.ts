import { Injectable } from '@nestjs/common';
import { Database, insertRows, newId, updateExactly } from '@groundwork/server-data';
import { IsNull, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { AdverseNoticeEntity, AdverseOnPaperEntity, AdversePaperEntity } from './adverse-notice.entity.js';
import type { ClosedWhy } from './adverse-notice.entity.js';

type Opened = Pick<
  AdverseNoticeEntity,
  'applicationId' | 'round' | 'decidedBy' | 'decidedAt' | 'completedOn' | 'dueOn'
>;
type Sent = Pick<
  AdverseNoticeEntity,
  | 'reasons'
  | 'otherReason'
  | 'creditorAddress'
  | 'creditorPhone'
  | 'agency'
  | 'sentBy'
  | 'sentAt'
  | 'contentHash'
  | 'paperHash'
>;

const unwritten = {
  reasons: null,
  otherReason: null,
  creditorAddress: null,
  creditorPhone: null,
  agency: null,
  sentBy: null,
  sentAt: null,
  sentOn: null,
  contentHash: null,
  paperHash: null,
  closedAt: null,
  closedWhy: null,
} as const;

/**
 * Notices of adverse action. Each moves once, from due to sent or to closed; entries of one that went out on paper are added, and one that
 * takes the last back makes it due again.
 */
@Injectable()
export class AdverseNoticeRepository {
  constructor(private readonly database: Database) {}

  /** In the transaction of the rejection. */
  async open(manager: EntityManager, notice: Opened): Promise<AdverseNoticeEntity> {
    const row: AdverseNoticeEntity = { ...unwritten, ...notice, id: newId(), version: 1, status: 'due' };
    await insertRows(manager, AdverseNoticeEntity, [row]);
    return row;
  }

  /** That of an application that is due; there is one at most. */
  due(manager: EntityManager, applicationId: string): Promise<AdverseNoticeEntity | null> {
    return manager.findOneBy(AdverseNoticeEntity, { applicationId, status: 'due' });
  }

  find(id: string): Promise<AdverseNoticeEntity | null> {
    return this.database.manager.findOneBy(AdverseNoticeEntity, { id });
  }

  /** The last that was sent: who writes the next one begins with its creditor. */
  async lastSent(): Promise<AdverseNoticeEntity | undefined> {
    const [last] = await this.database.manager.find(AdverseNoticeEntity, {
      where: { status: 'sent', sentAt: Not(IsNull()) },
      order: { sentAt: 'DESC' },
      take: 1,
    });
    return last;
  }

  paper(noticeId: string): Promise<AdversePaperEntity | null> {
    return this.database.manager.findOneBy(AdversePaperEntity, { noticeId });
  }

  async close(manager: EntityManager, row: AdverseNoticeEntity, closedWhy: ClosedWhy, closedAt: Date): Promise<void> {
    await this.move(manager, row, { status: 'closed', closedWhy, closedAt });
  }

  /** Of two who send at once, one meets a conflict. */
  async send(
    manager: EntityManager,
    row: AdverseNoticeEntity,
    sent: Sent,
    paper: Omit<AdversePaperEntity, 'noticeId'>,
  ): Promise<AdverseNoticeEntity> {
    const values = { ...sent, status: 'sent' } as const;
    await this.move(manager, row, values);
    await insertRows(manager, AdversePaperEntity, [{ ...paper, noticeId: row.id }]);
    return { ...row, ...values, version: row.version + 1 };
  }

  onPaper(noticeId: string): Promise<AdverseOnPaperEntity[]> {
    return this.database.manager.find(AdverseOnPaperEntity, { where: { noticeId }, order: { number: 'ASC' } });
  }

  /** Adds an entry, the first of which stops the clock. Of two at once, one meets a conflict. */
  async putOnPaper(
    manager: EntityManager,
    { id, version, status }: AdverseNoticeEntity,
    entry: Omit<AdverseOnPaperEntity, 'id' | 'noticeId'>,
  ): Promise<void> {
    const { sentOn, recordedBy: sentBy } = entry;
    const values = { status: 'sent', sentOn, sentBy, version: version + 1 } as const;
    await updateExactly(manager, AdverseNoticeEntity, { id, version, status }, values);
    await insertRows(manager, AdverseOnPaperEntity, [{ ...entry, id: newId(), noticeId: id }]);
  }

  /** Takes back the last entry: due again, or closed at `answeredAt` where the application was submitted again meanwhile. */
  async withdrawOnPaper(
    manager: EntityManager,
    { id, version }: AdverseNoticeEntity,
    answeredAt: Date | null,
    entry: Omit<AdverseOnPaperEntity, 'id' | 'noticeId'>,
  ): Promise<void> {
    const closed = answeredAt ? ({ status: 'closed', closedWhy: 'resubmitted', closedAt: answeredAt } as const) : {};
    const values = { status: 'due', sentOn: null, sentBy: null, version: version + 1, ...closed } as const;
    await updateExactly(manager, AdverseNoticeEntity, { id, version, status: 'sent' }, values);
    await insertRows(manager, AdverseOnPaperEntity, [{ ...entry, id: newId(), noticeId: id }]);
  }

  private move(
    manager: EntityManager,
    { id, version }: AdverseNoticeEntity,
    values: Partial<AdverseNoticeEntity>,
  ): Promise<void> {
    return updateExactly(
      manager,
      AdverseNoticeEntity,
      { id, version, status: 'due' },
      { ...values, version: version + 1 },
    );
  }
}
