import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { ButtonLink, Card, Facts, Heading, MoneyText, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import type { Ledger } from '../../data/api.js';
import { useLedger } from '../../data/budget-changes.js';
import { LedgerHistory } from './ledger-history.js';
import { LedgerLines } from './ledger-lines.js';
import { PaymentAccount } from './payment-account.js';
import { RetainageTerms } from './retainage-terms.js';

/** The money of a loan: its budget with what became of it, what is held back, and why it moved. */
export function LoanMoneyScreen() {
  useTitle(words.title);
  const { id = '' } = useParams();
  return (
    <QueryState query={useLedger(id)} failed={words.failed}>
      {(ledger) => (
        <>
          <PageHeader
            title={ledger.name}
            back={
              <TextLink asChild>
                <Link to="/funding">{words.title}</Link>
              </TextLink>
            }
            actions={
              <ButtonLink asChild variant="outline">
                <Link to={`/loans/${id}`}>Loan</Link>
              </ButtonLink>
            }
          />
          <Stack gap="8">
            <Totals ledger={ledger} />
            <LedgerLines ledger={ledger} />
            <Stack as="section" gap="4" aria-label={words.retainageTitle}>
              <Heading as="h2" size="section">
                {words.retainageTitle}
              </Heading>
              <Card>
                <RetainageTerms ledger={ledger} />
              </Card>
            </Stack>
            <PaymentAccount
              owner={{ applicationId: id }}
              title={exportsDesk.payeeAccount}
              lead={exportsDesk.payeeLead}
              mayChange={ledger.closedOn === null}
            />
            <LedgerHistory applicationId={id} />
          </Stack>
        </>
      )}
    </QueryState>
  );
}

const totals: readonly (readonly [
  keyof Ledger & ('total' | 'fundedToDate' | 'pendingFunding' | 'retainageHeld' | 'pending' | 'available'),
  string,
])[] = [
  ['total', 'Commitment'],
  ['fundedToDate', 'Funded'],
  ['pendingFunding', words.pending],
  ['retainageHeld', 'Retainage held'],
  ['pending', 'Pending'],
  ['available', 'Available to draw'],
];

function Totals({ ledger }: { ledger: Ledger }) {
  return (
    <Card>
      <Facts
        minWidth={150}
        facts={totals.map(([name, label]) => ({ label, value: <MoneyText cents={ledger[name]} bold /> }))}
      />
    </Card>
  );
}
