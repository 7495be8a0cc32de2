import type { ServerResponse } from 'node:http';
import type { ProviderRequest, TestProvider } from '@groundwork/server-testkit';
import { aProvider } from '@groundwork/server-testkit';

/** An account as the provider reports it; dollars. */
export const reported = (accountName: string, more: object = {}): object => ({
  institutionName: 'Lone Star Bank',
  accountName,
  availableBalance: 1234.5,
  averageBalance: 1000,
  averageBalanceRecent: 987.65,
  asOfDate: '2026-03-01',
  status: 3,
  ...more,
});

/** The outside verification of accounts: codes by the key that it is asked under, reports as the test sets them. */
export interface TestAccountProvider {
  readonly provider: TestProvider;
  /** Answers of reports by code; a code without one is not finished. */
  readonly reports: Map<string, object>;
  /** When the codes end that it gives. */
  expiresAt: string;
  /** Takes the place of the provider's own answers while it is set. */
  trouble:
    ((request: ProviderRequest, reply: ServerResponse) => { status?: number; text: string } | undefined) | undefined;
  /** What it was told when it gave codes. */
  requests(): { kind: string; name: string }[];
}

export async function anAccountProvider(): Promise<TestAccountProvider> {
  const codes = new Map<unknown, string>();
  const bank: TestAccountProvider = {
    provider: await aProvider((request, reply) => {
      if (bank.trouble) return bank.trouble(request, reply);
      if (request.method === 'POST') {
        const key = request.headers['idempotency-key'];
        if (!codes.has(key)) codes.set(key, `Code-${codes.size + 1}`);
        return { status: 201, text: JSON.stringify({ requestCode: codes.get(key), expiresAt: bank.expiresAt }) };
      }
      const code = decodeURIComponent(request.path.split('/').at(-1) ?? '');
      if (![...codes.values()].includes(code)) return { status: 404, text: '{}' };
      return { text: JSON.stringify(bank.reports.get(code) ?? { requestCode: code, status: 1, accounts: [] }) };
    }),
    reports: new Map(),
    expiresAt: '2026-03-02T15:30:00.000Z',
    trouble: undefined,
    requests: () =>
      bank.provider.received
        .filter(({ method }) => method === 'POST')
        .map(({ text }) => JSON.parse(text) as { kind: string; name: string }),
  };
  return bank;
}
