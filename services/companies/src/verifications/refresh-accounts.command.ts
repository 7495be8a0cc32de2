import { Inject, Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { FinancialAccountRepository, ListAccounts } from '../accounts/index.js';
import { CompanyAccess } from '../core/index.js';
import { AccountHolders } from './account-holders.service.js';
import { AccountProvider } from './account.provider.js';
import type { AccountReport } from './account.provider.js';
import type { AccountVerificationEntity } from './account-verification.entity.js';
import { AccountVerificationRepository } from './account-verification.repository.js';
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
    private readonly verifications: AccountVerificationRepository,
    private readonly provider: AccountProvider,
    private readonly accounts: FinancialAccountRepository,
    private readonly list: ListAccounts,
    private readonly holders: AccountHolders,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, requestCode: string): Promise<RefreshedAccountsDto> {
    const verification = await this.own(actor, requestCode);
    const report = await this.provider.report(requestCode);
    if (!report) throw new Problem('resource.not_found', companySetup.verificationOver);
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

  /** Who is asked for a code of somebody else learns nothing of it. */
  private async own(actor: Actor, requestCode: string): Promise<AccountVerificationEntity> {
    const row = await this.verifications.byCode(requestCode);
    const isOwn = row !== null && (await this.access.companiesOf(actor)).includes(row.companyId);
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
    if (!(await this.verifications.finish(manager, id))) return;
    await this.outbox.add(manager, {
      type: 'company.accounts_verified',
      aggregateId: companyId,
      payload: { companyId, holder, userId: found(actor.userId, 'The user'), accounts: accounts.length },
    });
  }
}
