import { Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { MINUTE } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { Repeated, ServiceClients } from '@groundwork/server-service';
import { SearchWordsRepository } from './persistence/search-words.repository.js';

const atOnce = 50;

/** Asks, once, what companies are called that were there before their names were told. */
@Injectable()
export class CompanyNames extends Repeated {
  protected readonly everyMs = MINUTE;

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClients,
    private readonly words: SearchWordsRepository,
  ) {
    super();
  }

  /** Asks for some of those that are not known. Gives how many it learned. */
  async sweep(): Promise<number> {
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
