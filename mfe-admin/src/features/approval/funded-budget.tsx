import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { loanPage } from '@groundwork/domain-messages-screens';
import { addCents, shareOf } from '@groundwork/domain-money';
import { displayDate } from '@groundwork/domain-time';
import { BudgetTable } from '@groundwork/web-lending';
import type { BudgetView } from '@groundwork/web-lending';
import { Link, QueryState } from '@groundwork/web-mount';
import { Stack, Text, TextLink } from '@groundwork/web-ui';
import type { Loan } from '../../data/api.js';
import { useLoan } from '../../data/loans.js';
import type { PropertyBudget } from './unit-lines.js';

type LedgerLine = Loan['lines'][number];

function sumsOf(lines: readonly LedgerLine[]) {
  const budgetAmount = addCents(lines.map((line) => line.budgetAmount));
  const fundedToDate = addCents(lines.map((line) => line.amountFundedToDate));
  const remaining = addCents(lines.map((line) => line.remaining));
  return { budgetAmount, funded: { fundedToDate, remaining, percentProgress: shareOf(fundedToDate, budgetAmount) } };
}

/** The budget of a property as the ledger of its loan has it now; type and note of a line are those that it was approved with. */
function ledgerView(lines: readonly LedgerLine[], approved: PropertyBudget): BudgetView {
  const items = new Map(
    approved.sections.flatMap(({ additionalItems }) => additionalItems.map((item) => [item.id, item])),
  );
  return {
    totals: sumsOf(lines),
    sections: [...new Set(lines.map(({ section }) => section))].map((name, sectionIndex) => {
      const own = lines.filter(({ section }) => section === name);
      return {
        name,
        sectionIndex,
        totals: sumsOf(own),
        additionalItems: own.map((line, index) => ({
          ...sumsOf([line]),
          id: line.additionalBudgetItemId,
          index,
          name: line.name,
          type: items.get(line.additionalBudgetItemId)?.type,
          note: items.get(line.additionalBudgetItemId)?.note,
        })),
      };
    }),
  };
}

interface FundedBudgetProps {
  applicationId: string;
  propertyId: string;
  budget: PropertyBudget;
}

/**
 * What the lender sees of the budget of an approved loan: funded to date, percent progress and remaining of each line (specification
 * 9). They follow from the entries of the ledger, and are corrected there.
 */
export function FundedBudget({ applicationId, propertyId, budget }: FundedBudgetProps) {
  return (
    <QueryState query={useLoan(applicationId)} failed={loanPage.notLoaded}>
      {(loan) => (
        <Stack gap="3">
          <Text color="fg.muted">
            {fill(approval.fundedLead, { date: displayDate(loan.openedAt) })}{' '}
            <TextLink asChild>
              <Link to={`/funding/${applicationId}`}>{approval.openLedger}</Link>
            </TextLink>
          </Text>
          <BudgetTable
            budget={ledgerView(
              loan.lines.filter((line) => line.propertyId === propertyId),
              budget,
            )}
            caption="Budget by section"
            detailed
          />
        </Stack>
      )}
    </QueryState>
  );
}
