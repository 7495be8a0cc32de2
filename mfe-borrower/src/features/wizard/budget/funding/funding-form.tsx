import { capital } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { StepForm } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import { Box, Stack, Text } from '@groundwork/web-ui';
import { useCapital } from '../../../../data/capital.js';
import { StepFooter } from '../../step-footer.js';
import { useApplicationForm } from '../../use-application-form.js';
import { useWizard } from '../../wizard-context.js';
import { FundingFigures } from './funding-figures.js';
import { FundingSources } from './funding-sources.js';
import { changesOf, fundingErrors, valuesOf } from './funding-values.js';
import type { FundingValues } from './funding-values.js';
import { LoanAmount } from './loan-amount.js';

/** Who pays for the project: the loan that is wanted, the other sources, and whether they pay for all of it. */
export function FundingForm() {
  const { application } = useWizard();
  const query = useCapital(application.id);
  const keptForm = useApplicationForm<FundingValues>({
    section: 'funding',
    valuesOf,
    changesOf,
    check: fundingErrors,
  });
  return (
    <StepForm
      keptForm={keptForm}
      label={capital.funding}
      labels={fundingLabel(keptForm.form.getValues)}
      show={(_, value) => (typeof value === 'number' ? formatCents(value) : sourceText(value))}
      footer={
        <>
          {query.data ? (
            <Box mt="8">
              <FundingFigures capital={query.data} />
            </Box>
          ) : null}
          <StepFooter keptForm={keptForm} />
        </>
      }
    >
      <Text color="fg.muted">{capital.fundingLead}</Text>
      <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
        {(known) => (
          <Stack gap="8">
            <LoanAmount capital={known} />
            <FundingSources />
          </Stack>
        )}
      </QueryState>
    </StepForm>
  );
}

/** What the conflict of two versions calls a field: a source by its name. */
const fundingLabel =
  (typed: () => FundingValues) =>
  (path: string): string => {
    const [first, row] = path.split('.');
    if (first === 'requestedLoanAmount') return capital.requestedLoanAmount;
    return typed().fundingSources[Number(row)]?.name ?? capital.fundingSources;
  };

/** A source that only one of the two versions has is a difference as a whole. */
const sourceText = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, total } = value as FundingValues['fundingSources'][number];
  return `${name} ${formatCents(total ?? 0)}`;
};
