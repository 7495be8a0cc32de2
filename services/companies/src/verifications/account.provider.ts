import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { VERIFIED_STATUS } from '@groundwork/domain-companies';
import type { AccountHolderType } from '@groundwork/domain-companies';
import { dollars } from '@groundwork/domain-money';
import { isCalendarDate } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { needProvider, providerClient } from '@groundwork/server-providers';
import type { ProviderClient } from '@groundwork/server-providers';
import { OPTIONS } from '@groundwork/server-service';
import type { ReportedAccount } from '../accounts/index.js';

const longest = 200;
const mostAccounts = 100;

/** An object of JSON, of whose named fields nothing is known yet. */
function fields<Name extends string>(value: unknown): Readonly<Partial<Record<Name, unknown>>> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new RangeError('No record.');
  return value as Readonly<Partial<Record<Name, unknown>>>;
}
const text = (value: unknown): string => {
  if (typeof value !== 'string' || value === '' || value.length > longest) throw new RangeError('No text.');
  return value;
};
const amount = (value: unknown): number => {
  if (typeof value !== 'number') throw new RangeError('No amount.');
  return dollars(value);
};

function reportedAccount(value: unknown): ReportedAccount {
  const account = fields<keyof ReportedAccount>(value);
  if (!isCalendarDate(account.asOfDate) || !Number.isInteger(account.status)) throw new RangeError('No account.');
  return {
    institutionName: text(account.institutionName),
    accountName: text(account.accountName),
    availableBalance: amount(account.availableBalance),
    averageBalance: amount(account.averageBalance),
    averageBalanceRecent: amount(account.averageBalanceRecent),
    asOfDate: account.asOfDate,
    status: account.status as number,
  };
}

/** What the provider reports of a verification. */
export interface AccountReport {
  readonly finished: boolean;
  readonly accounts: readonly ReportedAccount[];
}

/** The outside verification of accounts. Its amounts are dollars; ours are cents. */
@Injectable()
export class AccountProvider implements OnModuleDestroy {
  private readonly client: ProviderClient | undefined;
  private readonly widget: string | undefined;

  constructor(@Inject(OPTIONS) options: ServiceOptions | undefined) {
    const address = options?.providers.accountVerification;
    this.client = providerClient('account-verification', address, { logLevel: options?.logLevel ?? 'info' });
    this.widget = address?.widgetUrl;
  }

  /** Under the same `key` the provider gives the same code. Throws {@link ProviderFailure}, `provider.off`. */
  requestCode(key: string, kind: AccountHolderType, name: string): Promise<{ requestCode: string; expiresAt: Date }> {
    return needProvider(this.client).json(
      { method: 'POST', path: '/request-codes', label: 'request code', idempotencyKey: key, body: { kind, name } },
      (value) => {
        const answer = fields<'requestCode' | 'expiresAt'>(value);
        const expiresAt = new Date(text(answer.expiresAt));
        if (Number.isNaN(expiresAt.getTime())) throw new RangeError('No instant.');
        return { requestCode: text(answer.requestCode), expiresAt };
      },
    );
  }

  /** Undefined where the provider does not know the code any more. */
  async report(requestCode: string): Promise<AccountReport | undefined> {
    return needProvider(this.client).json(
      { method: 'GET', path: `/reports/${encodeURIComponent(requestCode)}`, label: 'report', answers: [404] },
      (value, status) => {
        if (status === 404) return undefined;
        const { status: state, accounts } = fields<'status' | 'accounts'>(value);
        if (!Number.isInteger(state) || !Array.isArray(accounts) || accounts.length > mostAccounts)
          throw new RangeError('No report.');
        return { finished: state === VERIFIED_STATUS, accounts: accounts.map(reportedAccount) };
      },
    );
  }

  /** Where a browser goes through the verification. */
  widgetUrl(requestCode: string): string {
    if (!this.widget) throw new Problem('provider.off');
    const url = new URL(this.widget);
    url.searchParams.set('code', requestCode);
    return url.href;
  }

  async onModuleDestroy(): Promise<void> {
    await this.client?.close();
  }
}
