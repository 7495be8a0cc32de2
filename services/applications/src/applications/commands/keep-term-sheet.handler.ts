import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { computedOf } from '../domain/application-facts.js';
import { ApplicationEntity } from '../persistence/application.entity.js';
import { ApplicationRepository } from '../persistence/application.repository.js';

/**
 * Keeps when the term sheet was accepted, as the agreements service tells. The version does not move: the acceptance
 * happens while the wizard stands open, and the borrower's next save must not meet a conflict because of it.
 */
@Injectable()
export class KeepTermSheetHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly reader: ApplicationRepository,
  ) {}

  onModuleInit(): void {
    this.inbox.on('termsheet.accepted', 'keep-agreement', (manager, { payload }) =>
      this.handle(manager, payload.applicationId, payload.date),
    );
    this.inbox.on('termsheet.withdrawn', 'forget-agreement', (manager, { payload }) =>
      this.handle(manager, payload.applicationId, null),
    );
    this.inbox.on('termsheet.declined', 'forget-declined', (manager, { payload }) =>
      this.handle(manager, payload.applicationId, null),
    );
  }

  async handle(manager: EntityManager, id: string, date: string | null): Promise<void> {
    const application = await this.reader.findForChange(id);
    if (!application) return;
    const computed = computedOf({ ...application, termSheetAgreementTime: date });
    await manager.update(
      ApplicationEntity,
      { id },
      { termSheetAgreementTime: date === null ? null : new Date(date), ...computed },
    );
  }
}
