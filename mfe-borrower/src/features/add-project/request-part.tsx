import { chooseLoanRequest, traitsOf } from '@groundwork/domain-applications';
import type { LoanRequestIsFor } from '@groundwork/domain-applications';
import { addProject, borrower } from '@groundwork/domain-messages-borrower';
import { Alert, RadioTiles, Stack } from '@groundwork/web-ui';
import type { PartProps } from './loan-part.js';

const tiles: readonly { value: LoanRequestIsFor; label: string; icon: 'home' | 'building' }[] = [
  { value: 'oneProperty', label: 'One Property', icon: 'home' },
  { value: 'rentalPortfolio', label: 'A Rental Portfolio (2 or more properties)', icon: 'building' },
];

/** Whether a rental loan is for one property or a portfolio. */
export function RequestPart({ selection, onChange, onPick, error }: PartProps) {
  return (
    <Stack gap="4">
      <RadioTiles
        legend={borrower.loanRequestIsFor}
        tiles={tiles}
        minWidth={220}
        value={selection.loanRequestIsFor ?? undefined}
        onChange={(value) => onChange(chooseLoanRequest(selection, value))}
        onPick={(value) => onPick(chooseLoanRequest(selection, value))}
        error={error}
      />
      {selection.loanType && traitsOf(selection.loanType).sharesPortfolio ? (
        <Alert tone="info">{addProject.portfolioShares}</Alert>
      ) : null}
    </Stack>
  );
}
