import { useDeferredValue, useId, useMemo } from 'react';
import { allocateBudget, budgetTotals } from '@groundwork/domain-budgets';
import type { Budget as PlainBudget } from '@groundwork/domain-budgets';
import { isUnread } from '@groundwork/domain-validation';
import { NumberInput } from '@groundwork/web-forms';
import { Box, FieldError, Flex, Grid, MoneyText, Span, Stack } from '@groundwork/web-ui';
import type { Percent } from './divide-dialog.js';
import type { Target } from './use-targets.js';

interface ShareListProps {
  budget: Pick<PlainBudget, 'sections'>;
  targets: readonly Target[];
  percents: readonly Percent[];
  /** By path, 'shares.1.percent'. */
  errors: Readonly<Record<string, string>>;
  /** The percentages are 100 together: what each comes to can be said. */
  isWhole: boolean;
  onChange: (index: number, percent: Percent) => void;
}

/** What each part comes to, whole cents: the sum of its lines, each of which is divided by itself. */
function amountsOf(budget: ShareListProps['budget'], percents: readonly Percent[], isWhole: boolean) {
  if (!isWhole) return undefined;
  const shares = percents.map((percent) => (typeof percent === 'number' ? percent : 0));
  return allocateBudget(budget, shares).map((part) => budgetTotals(part).budgetAmount);
}

/** Each unit or property with its percentage, what it comes to, and what it has now. */
export function ShareList({ budget, targets, percents, errors, isWhole, onChange }: ShareListProps) {
  // A key is answered first; the amounts follow.
  const shown = useDeferredValue(isWhole ? percents : undefined);
  const amounts = useMemo(() => amountsOf(budget, shown ?? [], shown !== undefined), [budget, shown]);
  return (
    <Stack as="ul" gap="2" aria-label="Parts of the budget" listStyleType="none" m="0" p="0">
      {targets.map((target, index) => (
        <Share
          key={target.id}
          target={target}
          percent={percents[index]}
          complaint={errors[`shares.${index}.percent`]}
          amount={amounts?.[index]}
          onChange={(percent) => onChange(index, percent)}
        />
      ))}
    </Stack>
  );
}

interface ShareProps {
  target: Target;
  percent: Percent;
  complaint?: string;
  amount?: number;
  onChange: (percent: Percent) => void;
}

function Share({ target: { name, total }, percent, complaint, amount, onChange }: ShareProps) {
  const id = useId();
  const error = isUnread(percent) ? percent.complaint : complaint;
  return (
    <Grid
      as="li"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) 112px', sm: 'minmax(0, 1fr) 112px 260px' }}
      columnGap="4"
      rowGap="1"
      alignItems="center"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="border"
      pb="2"
    >
      <Span fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Span>
      <Box position="relative">
        <NumberInput
          value={percent}
          decimals={4}
          onChange={onChange}
          aria-label={`Percent of ${name}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          textAlign="end"
          pe="7"
        />
        <Box
          position="absolute"
          insetEnd="3"
          top="50%"
          transform="translateY(-50%)"
          color="fg.muted"
          pointerEvents="none"
          aria-hidden
        >
          %
        </Box>
      </Box>
      <Flex
        gridColumn={{ base: '1 / -1', sm: 'auto' }}
        gap="3"
        justifyContent={{ base: 'space-between', sm: 'flex-end' }}
        flexWrap="wrap"
        fontSize="sm"
      >
        {total > 0 ? (
          <Span color="fg.muted">
            has <MoneyText cents={total} />
          </Span>
        ) : (
          <Span />
        )}
        <Span>{amount === undefined ? '—' : <MoneyText cents={amount} bold />}</Span>
      </Flex>
      {error ? (
        <Box gridColumn="1 / -1">
          <FieldError id={id}>{error}</FieldError>
        </Box>
      ) : null}
    </Grid>
  );
}
