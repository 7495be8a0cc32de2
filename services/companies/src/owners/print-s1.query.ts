import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { CompanyRepository } from '../core/index.js';
import { GetOwnership } from './get-ownership.query.js';
import { s1Paper } from './s1-paper.js';

/** The blank S-1 of somebody who owns a part of a company, for whoever may read its owners. */
@Injectable()
export class PrintS1 {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly ownership: GetOwnership,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, companyId: string, personId: string): Promise<Buffer> {
    const { organizationName, legalEntityName } = await this.companies.readable(actor, companyId);
    const { beneficialOwners, s1 } = await this.ownership.execute(actor, companyId);
    const owner = beneficialOwners.find((one) => one.personId === personId);
    // A guarantor needs one who owns nothing.
    const { firstName, lastName } = found(owner ?? s1.needed.find(({ id }) => id === personId), 'The owner');
    return s1Paper({
      company: legalEntityName ?? organizationName,
      name: [firstName, lastName].filter(Boolean).join(' '),
      percent: owner?.percent ?? '0',
      at: this.clock.now(),
      letterhead: await this.lender.letterhead(),
    });
  }
}
