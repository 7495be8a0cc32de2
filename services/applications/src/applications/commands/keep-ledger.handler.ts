import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import { ApplicationEntity } from '../persistence/application.entity.js';

/** Keeps when the loan's ledger was opened: from then on draws can be asked for. */
@Injectable()
export class KeepLedger implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('ledger.opened', 'keep-ledger', async (manager, { payload, occurredAt }) => {
      await manager.update(ApplicationEntity, { id: payload.applicationId }, { ledgerOpenedAt: new Date(occurredAt) });
    });
  }
}
