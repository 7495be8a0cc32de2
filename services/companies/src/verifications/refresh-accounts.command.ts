import { Inject, Injectable } from '@nestjs/common';
import { borrower } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess } from '../core/index.js';
import { AccountHolders } from './account-holders.service.js';
import { AccountProvider } from './account.provider.js';
import type { AccountReport } from './account.provider.js';
import { FinancialAccountRepository, ListAccounts } from '../accounts/index.js';
import { AccountVerificationEntity } from './account-verification.entity.js';
import type { RefreshedAccountsDto } from './verification.dto.js';

/**
 * Fetches what the provider reports by a request code and keeps it (specification 4, Financial verification). It may be called
 * as often as one likes. The provider is asked before anything is locked.
 */
@Injectable()
export class RefreshAccounts {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly provider: AccountProvider,
    private readonly accounts: FinancialAccountRepository,
    private readonly list: ListAccounts,
    private readonly holders: AccountHolders,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, requestCode: string): Promise<RefreshedAccountsDto> {
    const verification = await this.own(actor, requestCode);
    const report = await this.provider.report(requestCode);
    if (!report) throw new Problem('resource.not_found', borrower.verificationOver);
    return this.database.transaction(async (manager) => {
      if (this.database.engine === 'mysql')
        await this.database.rows('SELECT id FROM company WHERE id = ? FOR UPDATE', [verification.companyId]);
      const holder = await this.holders.nameOf(manager, verification.holderType, verification.holderId);
      await this.accounts.save(manager, verification, report.accounts);
      await this.finish(actor, verification, report, holder);
      return {
        requestCode,
        companyId: verification.companyId,
        entityOwnerId: verification.holderType === 'owner' ? verification.holderId : null,
        finished: report.finished,
        accounts: [
          ...((await this.list.execute(actor, { holderId: verification.holderId })).get(verification.holderId) ?? []),
        ],
      };
    });
  }

  /** Who is asked for a code of somebody else learns nothing of it. The databases compare texts regardless of case; codes do not. */
  private async own(actor: Actor, requestCode: string): Promise<AccountVerificationEntity> {
    const row = await this.database.manager.findOneBy(AccountVerificationEntity, { requestCode });
    const isOwn = row?.requestCode === requestCode && (await this.access.companiesOf(actor)).includes(row.companyId);
    return found(isOwn ? row : null, 'The verification');
  }

  /** Told once, however often the report is fetched. */
  private async finish(
    actor: Actor,
    { id, companyId }: AccountVerificationEntity,
    { finished, accounts }: AccountReport,
    holder: string,
  ): Promise<void> {
    if (!finished) return;
    const { manager } = this.database;
    const finishedAt = this.clock.now();
    const { affected } = await manager
      .createQueryBuilder()
      .update(AccountVerificationEntity)
      .set({ finishedAt })
      .where('id = :id AND finished_at IS NULL', { id })
      .execute();
    if (affected !== 1) return;
    await this.outbox.add(manager, {
      type: 'company.accounts_verified',
      aggregateId: companyId,
      payload: { companyId, holder, userId: found(actor.userId, 'The user'), accounts: accounts.length },
    });
  }
}
