import { Injectable } from '@nestjs/common';
import type { DealChange } from '@groundwork/domain-events';
import { amount, id, orNull } from '@groundwork/domain-records';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Answer, DtoField } from '@groundwork/server-http';
import { CompanyRepository, DealChangeEntity } from '../core/index.js';

const dealChanges = [
  'company_entered',
  'point_person',
  'broker',
  'credit_set',
  'credit_stopped',
] as const satisfies readonly DealChange[];

/** What was changed in Deal Entry, by whom and when. */
export class DealChangeDto {
  @Answer.id() id!: string;
  @Answer.choice(dealChanges) change!: DealChange;
  @DtoField(orNull(id('', { description: 'the point person, or the broker' }))) subjectId!: string | null;
  @DtoField(orNull(amount('', { description: 'of the line of credit, whole cents' }))) creditAmount!: number | null;
  @Answer.id() actorId!: string;
  @Answer.instant() happenedAt!: string;
}

/** Longest history that one answer carries. */
const longest = 200;

/** What administrators changed of a company in Deal Entry, the latest first. */
@Injectable()
export class ListDealChanges {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<DealChangeDto[]> {
    await this.companies.readable(actor, companyId);
    const rows = await this.database.manager.find(DealChangeEntity, {
      where: { companyId },
      order: { happenedAt: 'DESC', id: 'DESC' },
      take: longest,
    });
    return rows.map(({ id: rowId, change, subjectId, creditAmount, actorId, happenedAt }) => ({
      id: rowId,
      change,
      subjectId,
      creditAmount,
      actorId,
      happenedAt: happenedAt.toISOString(),
    }));
  }
}
