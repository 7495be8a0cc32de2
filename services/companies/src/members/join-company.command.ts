import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Outbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyEntity, MembershipEntity } from '../core/index.js';

/** A user belongs to the whole structure that a company is part of. Identity hears of it and writes it into the tokens. */
@Injectable()
export class JoinCompany {
  constructor(
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(manager: EntityManager, companyId: string, userId: string): Promise<void> {
    const company = await manager.findOneBy(CompanyEntity, { id: companyId });
    const root = company && (await manager.findOneBy(CompanyEntity, { id: company.rootCompanyId }));
    if (!root || (await manager.existsBy(MembershipEntity, { companyId: root.id, userId }))) return;
    await manager.insert(MembershipEntity, { companyId: root.id, userId, createdAt: this.clock.now() });
    await this.outbox.add(manager, {
      type: 'company.member_added',
      aggregateId: root.id,
      payload: { companyId: root.id, organizationName: root.organizationName, userId },
    });
  }
}
