import { Injectable } from '@nestjs/common';
import { operations as companies } from '@groundwork/contract-companies';
import { MINUTE } from '@groundwork/domain-time';
import type { AnswerOf } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Repeated, ServiceClients } from '@groundwork/server-service';
import { CompanyNameEntity } from './persistence/company-name.entity.js';
import { PointPersonRepository } from './persistence/point-person.repository.js';
import { SearchWordsRepository } from './persistence/search-words.repository.js';

const atOnce = 50;

/** Asks, once, what companies are called and who looks after them that were there before it was told. */
@Injectable()
export class CompanyNames extends Repeated {
  protected readonly everyMs = MINUTE;

  constructor(
    private readonly database: Database,
    private readonly services: ServiceClients,
    private readonly words: SearchWordsRepository,
    private readonly points: PointPersonRepository,
  ) {
    super();
  }

  /** Asks for some of those that are not known. Gives how many it learned. */
  async sweep(): Promise<number> {
    const unknown = await this.database.rows<{ companyId: string }>(
      `SELECT DISTINCT company_id AS companyId FROM application WHERE sort_company = '' LIMIT ${atOnce}`,
    );
    for (const { companyId } of unknown) {
      const { organizationName, pointPersonId } = await this.facts(companyId);
      await this.database.transaction(async (manager) => {
        await this.words.rename(manager, companyId, organizationName);
        await this.points.learn(manager, companyId, pointPersonId);
      });
    }
    return unknown.length + (await this.sweepPoints());
  }

  private async sweepPoints(): Promise<number> {
    const unknown = await this.database.manager.find(CompanyNameEntity, {
      where: { pointKnown: false },
      take: atOnce,
    });
    for (const { companyId } of unknown) {
      const { pointPersonId } = await this.facts(companyId);
      await this.database.transaction((manager) => this.points.learn(manager, companyId, pointPersonId));
    }
    return unknown.length;
  }

  private facts(companyId: string): Promise<AnswerOf<typeof companies.getCompanyFacts>> {
    return this.services.call(companies.getCompanyFacts, { params: { id: companyId } });
  }
}
