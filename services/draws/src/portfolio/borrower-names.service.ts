import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { MINUTE } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { ServiceClients } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { BorrowerNameEntity } from './borrower-name.entity.js';

const atOnce = 50;

/** Keeps what borrowers are called; those that were there before their names were told are asked for, once. */
@Injectable()
export class BorrowerNames implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(BorrowerNames.name);

  constructor(
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly services: ServiceClients,
  ) {}

  onModuleInit(): void {
    for (const type of ['company.created', 'company.updated'] as const)
      this.inbox.on(type, 'borrower-names', (manager, { payload: { companyId, organizationName } }) =>
        this.keep(manager, companyId, organizationName),
      );
    this.timer = setInterval(() => void this.learn().catch((error: unknown) => this.log.error(error)), MINUTE);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Asks for some of those that are not known. Gives how many it learned. */
  async learn(): Promise<number> {
    const unknown = await this.database.rows<{ companyId: string }>(
      `SELECT DISTINCT company_id AS companyId FROM ledger
       WHERE NOT EXISTS (SELECT 1 FROM borrower_name WHERE borrower_name.company_id = ledger.company_id) LIMIT ${atOnce}`,
    );
    for (const { companyId } of unknown) {
      const { organizationName } = await this.services.call(companies.getCompanyFacts, { params: { id: companyId } });
      await this.database.transaction((manager) => this.keep(manager, companyId, organizationName));
    }
    return unknown.length;
  }

  private async keep(manager: EntityManager, companyId: string, name: string): Promise<void> {
    await manager.upsert(BorrowerNameEntity, { companyId, name }, ['companyId']);
  }
}
