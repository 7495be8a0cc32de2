import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { MINUTE } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { ServiceClients } from '@groundwork/server-service';
import { SearchWordsRepository } from './persistence/search-words.repository.js';

const atOnce = 50;

/** Asks, once, what companies are called that were there before their names were told. */
@Injectable()
export class CompanyNames implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(CompanyNames.name);

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClients,
    private readonly words: SearchWordsRepository,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.learn().catch((error: unknown) => this.log.error(error)), MINUTE);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Asks for some of those that are not known. Gives how many it learned. */
  async learn(): Promise<number> {
    const unknown = await this.database.rows<{ companyId: string }>(
      `SELECT DISTINCT company_id AS companyId FROM application WHERE sort_company = '' LIMIT ${atOnce}`,
    );
    for (const { companyId } of unknown) {
      const { organizationName } = await this.services.call(companies.getCompanyFacts, { params: { id: companyId } });
      await this.database.transaction((manager) => this.words.rename(manager, companyId, organizationName));
    }
    return unknown.length;
  }
}
