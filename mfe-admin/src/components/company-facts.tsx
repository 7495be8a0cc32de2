import { displayDate } from '@groundwork/domain-time';
import { Facts, MoneyText } from '@groundwork/web-ui';
import type { Company } from '../data/api.js';

/** What the lender keeps of a company beside its set-up. */
export function CompanyFacts({ company }: { company: Company }) {
  const { lineOfCredit, creditAmount, createdAt } = company;
  return (
    <Facts
      facts={[
        {
          label: 'Line of credit',
          value: lineOfCredit ? <MoneyText cents={creditAmount ?? 0} /> : lineOfCredit === false ? 'No' : null,
        },
        { label: 'Account since', value: displayDate(createdAt) },
      ]}
    />
  );
}
