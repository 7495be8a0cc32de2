import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { allocationErrors, evenPercents } from '@groundwork/domain-budgets';
import type { AllocationTarget } from '@groundwork/domain-budgets';
import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { sentenceFor } from '@groundwork/web-http';
import { ActionDialog, Alert, Button, Checkbox, Dialog, FieldError, Flex, Span, Stack, Text } from '@groundwork/web-ui';
import type { Budget, Property } from '../../../../data/api.js';
import { useAllocateBudget } from '../../../../data/budgets.js';
import { useWizard } from '../../wizard-context.js';
import { ShareList } from './share-list.js';
import { useTargets } from './use-targets.js';
import type { Target } from './use-targets.js';

interface DivideDialogProps {
  /** As it is stored. */
  budget: Budget;
  property: Property;
  over: AllocationTarget;
  onDivided: (count: number) => void;
  onClose: () => void;
}

/** Divides a budget over units or properties: percentages, what each comes to, and what is replaced. */
export default function DivideDialog(props: DivideDialogProps) {
  const { over, property, onClose } = props;
  const { application } = useWizard();
  const { targets, error } = useTargets(over, property, application);
  if (targets) return <Shares {...props} targets={targets} />;
  if (!error) return null;
  return (
    <Dialog open title={titleOf(over)} onClose={onClose}>
      <Alert tone="danger">{sentenceFor(error)}</Alert>
    </Dialog>
  );
}

const titleOf = (over: AllocationTarget): string => `Divide over ${over}`;

/** What keeps the budget from being divided stands below a long list: it is brought into sight each time that it is asked for. */
function useShownWhen(attempts: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) place.current?.scrollIntoView?.({ block: 'start' });
  }, [attempts]);
  return place;
}

/** What stands in a field of a percentage. */
export type Percent = number | Unread | undefined;

/** The budget that is divided is no other that it replaces. */
const replacedOf = (targets: readonly Target[], budget: Budget): string[] =>
  targets.filter(({ id, total }) => total > 0 && id !== budget.propertyId).map(({ name }) => name);

function Shares({ budget, over, targets, onDivided, onClose }: DivideDialogProps & { targets: readonly Target[] }) {
  const allocate = useAllocateBudget();
  const [percents, setPercents] = useState<readonly Percent[]>(() => targets.map(({ percent }) => percent));
  const [isReplacing, setReplacing] = useState(false);
  const [attempts, setAsked] = useState(0);
  const isAsked = attempts > 0;
  const [failure, setFailure] = useState<string>();
  const confirmId = useId();
  const complaints = useShownWhen(attempts);
  const counted = percents.map((percent) => (typeof percent === 'number' ? percent : 0));
  const shares = targets.map(({ id, version }, index) => ({ id, version, percent: counted[index] ?? 0 }));
  const errors = allocationErrors({ shares });
  const isRead = !percents.some(isUnread);
  const isWhole = isRead && Object.keys(errors).length === 0;
  const replaced = replacedOf(targets, budget);
  const isRefused = isAsked && replaced.length > 0 && !isReplacing;
  const sum = counted.reduce((all, percent) => all + Math.round(percent * 10_000), 0) / 10_000;
  const divide = async () => {
    setAsked(attempts + 1);
    setFailure(undefined);
    if (!isWhole || (replaced.length > 0 && !isReplacing)) return;
    try {
      await allocate.mutateAsync({ propertyId: budget.propertyId, version: budget.version, over, shares });
      onDivided(targets.length);
    } catch (error) {
      setFailure(sentenceFor(error));
    }
  };
  return (
    <ActionDialog
      size="lg"
      title={titleOf(over)}
      actionLabel="Divide"
      onAct={divide}
      busy={allocate.isPending}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          {over === 'units'
            ? budgetSheet.divideOverUnits
            : fill(budgetSheet.divideOverProperties, { count: targets.length })}
        </Text>
        <ShareList
          budget={budget}
          targets={targets}
          percents={percents}
          errors={errors}
          isWhole={isWhole}
          onChange={(index, percent) => setPercents(percents.with(index, percent))}
        />
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Span role="status" aria-label="Sum of the percentages" flex="1" fontWeight="semibold">
            {fill(budgetSheet.percentsTogether, { percent: sum })}
          </Span>
          <Button variant="ghost" size="sm" onClick={() => setPercents(evenPercents(targets.length))}>
            Divide evenly
          </Button>
        </Flex>
        <div ref={complaints} />
        {isAsked && errors['shares'] ? <Alert tone="danger">{errors['shares']}</Alert> : null}
        {replaced.length > 0 ? (
          <Stack gap="1">
            <Checkbox
              checked={isReplacing}
              aria-invalid={isRefused ? true : undefined}
              aria-describedby={isRefused ? confirmId : undefined}
              onChange={(event) => setReplacing(event.currentTarget.checked)}
            >
              {fill(budgetSheet.replacesBudgets, { names: replaced.join(', ') })}
            </Checkbox>
            {isRefused ? <FieldError id={confirmId}>{budgetSheet.replaceFirst}</FieldError> : null}
          </Stack>
        ) : null}
        {failure === undefined ? null : <Alert tone="danger">{failure}</Alert>}
      </Stack>
    </ActionDialog>
  );
}
