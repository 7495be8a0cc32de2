import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { SearchWordsRepository } from '../persistence/search-words.repository.js';

/** Keeps what companies are called, for the list that is searched by it. */
@Injectable()
export class KeepCompanyNameHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly words: SearchWordsRepository,
  ) {}

  onModuleInit(): void {
    for (const type of ['company.created', 'company.updated'] as const)
      this.inbox.on(type, 'keep-company-name', (manager, { payload }) =>
        this.handle(manager, payload, type === 'company.created'),
      );
  }

  async handle(
    manager: EntityManager,
    { companyId, organizationName }: { readonly companyId: string; readonly organizationName: string },
    isNew: boolean,
  ): Promise<void> {
    await this.words.rename(manager, companyId, organizationName, isNew);
  }
}
