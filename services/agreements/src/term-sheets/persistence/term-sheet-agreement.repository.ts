import { Injectable } from '@nestjs/common';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { agreementsAbility } from '../../shared/index.js';
import { TermSheetAgreementEntity } from './term-sheet-agreement.entity.js';
import type { TermSheetEnd } from './term-sheet-agreement.entity.js';

/** Acceptances of term sheets; of an application one stands at most. */
@Injectable()
export class TermSheetAgreementRepository {
  constructor(private readonly database: Database) {}

  standing(applicationId: string): Promise<TermSheetAgreementEntity | null> {
    return this.database.manager.findOneBy(TermSheetAgreementEntity, { activeKey: applicationId });
  }

  /** When the application's newest acceptance was made, whether it stands or has ended. */
  async newestDate(applicationId: string): Promise<Date | undefined> {
    const [row] = await this.database.manager.find(TermSheetAgreementEntity, {
      select: { id: true, date: true },
      where: { applicationId },
      order: { date: 'DESC' },
      take: 1,
    });
    return row?.date;
  }

  /** The one that stands, for those who may read it. Somebody else's application looks as if there were none. */
  async visible(actor: Actor, applicationId: string): Promise<TermSheetAgreementEntity> {
    const what = 'The term sheet agreement';
    const row = found(await this.standing(applicationId), what);
    const mine = isAdministrator(actor) || actor.companyIds.includes(row.companyId);
    const visible = found(mine ? row : undefined, what);
    allow(agreementsAbility(actor), 'read', subject('TermSheetAgreement', visible));
    return visible;
  }

  async insert(manager: EntityManager, row: TermSheetAgreementEntity): Promise<void> {
    await manager.insert(TermSheetAgreementEntity, row);
  }

  /** Ends the acceptance that stands; where it does not stand any more, another one was faster. */
  async end(
    manager: EntityManager,
    { id, applicationId }: Pick<TermSheetAgreementEntity, 'id' | 'applicationId'>,
    end: { readonly at: Date; readonly by: string | null; readonly reason: TermSheetEnd },
  ): Promise<void> {
    await updateExactly(
      manager,
      TermSheetAgreementEntity,
      { id, activeKey: applicationId },
      { activeKey: null, endedAt: end.at, endedBy: end.by, endReason: end.reason },
    );
  }
}
