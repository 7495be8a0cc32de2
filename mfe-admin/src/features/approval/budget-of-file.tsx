import { budgetOfTotal, nextStatus, totalAlone } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Box, Text } from '@groundwork/web-ui';
import type { Application, Budget } from '../../data/api.js';
import { useSaveFileTotal } from '../../data/applications.js';
import { SectionForm } from './section-form.js';

interface TotalValues {
  total?: number | null;
}

const stored = (budget: Budget) => ({
  values: { total: totalAlone(budget) || null },
  version: budget.version,
});

interface BudgetOfFileProps {
  application: Application;
  property: Application['properties'][number];
  budget: Budget;
}

/** The total of a budget that the borrower gave as a file, which an administrator reads in it; none to enter where its lines are there. */
export function BudgetOfFile({ application, property, budget }: BudgetOfFileProps) {
  const { user } = useArea();
  const save = useSaveFileTotal(property.id);
  const keptForm = useKeptForm<TotalValues>({
    draftKey: `${user.id}.${application.companyId}.file-total.${property.id}`,
    ...stored(budget),
    current: (record) => stored(record as Budget),
    check: ({ total }): Record<string, string> => ((total ?? 0) > 0 ? {} : { total: shared.amountAboveZero }),
    save: ({ total }, version) => save.mutateAsync({ budget: budgetOfTotal(total ?? 0), version: Number(version) }),
  });
  if (totalAlone(budget) === undefined) return null;
  return (
    <Box mb="5">
      <SectionForm
        title={approval.budgetOfFile}
        lead={
          <Text color="fg.muted" mb="3">
            {approval.budgetOfFileLead}
          </Text>
        }
        keptForm={keptForm}
        editable={nextStatus(application.status, 'saveReview') !== undefined}
        labels={{ total: approval.totalOfFile }}
        show={(_path, value) => (typeof value === 'number' ? formatCents(value) : undefined)}
      >
        <MoneyField<TotalValues> name="total" label={approval.totalOfFile} required />
      </SectionForm>
    </Box>
  );
}
