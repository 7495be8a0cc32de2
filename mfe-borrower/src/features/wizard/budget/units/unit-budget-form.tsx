import { screens } from '@groundwork/domain-messages-screens';
import { StepForm } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import { Button, Flex, Heading } from '@groundwork/web-ui';
import type { UnitBudget } from '../../../../data/api.js';
import { fetchUnitBudgetPdf, useSaveUnitBudget, useUnitBudget } from '../../../../data/budgets.js';
import { StepFooter } from '../../step-footer.js';
import { useWizard } from '../../wizard-context.js';
import type { StayWithin } from '../../wizard-context.js';
import { budgetNames } from '../budget-labels.js';
import { toValues } from '../budget-values.js';
import type { BudgetValues } from '../budget-values.js';
import { BudgetSheet } from '../sheet/budget-sheet.js';
import { usePlanForm } from '../use-plan-form.js';

interface UnitBudgetProps {
  unitId: string;
  name: string;
  /** What a file of it is called. */
  title: string;
  /** Goes on to the next unit, and from the last one back to all. */
  toFollowing: StayWithin;
  onBack: () => void;
}

/** The budget of one unit of a property, fetched. */
export function UnitBudgetForm(props: UnitBudgetProps) {
  const query = useUnitBudget(props.unitId);
  return (
    <QueryState query={query} failed={screens.couldNotFetchApplicationData}>
      {(budget) => <UnitForm budget={budget} {...props} />}
    </QueryState>
  );
}

function UnitForm({ budget, name, title, toFollowing, onBack }: UnitBudgetProps & { budget: UnitBudget }) {
  const { save: saveStep } = useWizard();
  const save = useSaveUnitBudget();
  const { unitId } = budget;
  const { keptForm, sheet } = usePlanForm<BudgetValues, UnitBudget>({
    section: `unit-budget.${unitId}`,
    plan: budget,
    valuesOf: toValues,
    save: (body) => save.mutateAsync({ ...body, unitId }),
    toFollowing,
  });
  const leave = async () => {
    if (await (saveStep.current?.() ?? true)) onBack();
  };
  return (
    <StepForm
      keptForm={keptForm}
      label={`Budget of ${name}`}
      {...budgetNames(keptForm.form.getValues)}
      ownHistory
      footer={<StepFooter keptForm={keptForm} />}
    >
      <Flex gap="3" alignItems="center" flexWrap="wrap">
        <Button variant="ghost" size="sm" icon="arrow-left" onClick={() => void leave()}>
          All units
        </Button>
        <Heading as="h3" size="sub">
          {name}
        </Heading>
      </Flex>
      <BudgetSheet
        store={sheet}
        title={title}
        paper={() => fetchUnitBudgetPdf(unitId)}
        totalLabel={`Budget of ${name}`}
      />
    </StepForm>
  );
}
