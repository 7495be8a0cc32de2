import { approvalLimitRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField } from '@groundwork/web-forms';
import { Link, QueryState, useArea, useTitle } from '@groundwork/web-mount';
import { Alert, Box, Card, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { SettingForm, useSettingForm } from '../../components/setting-form.js';
import { SettingVersions } from '../../components/setting-versions.js';
import type { ApprovalLimit } from '../../data/api.js';
import { useApprovalLimits, useSaveApprovalLimit } from '../../data/draws.js';

interface Values {
  amount: number | null;
}

/** '$50,000.00', or that no second approval is asked for. */
const textOf = (amount: unknown): string => (typeof amount === 'number' ? formatCents(amount) : words.limitNone);

const changesOf = (before: ApprovalLimit, after: ApprovalLimit): string[] =>
  before.amount === after.amount
    ? []
    : [fill(words.limitChange, { before: textOf(before.amount), after: textOf(after.amount) })];

/** 'Second Approval': above which amount two administrators approve a draw; to be changed by a super administrator. */
export function ApprovalLimitScreen() {
  useTitle(words.limitTitle);
  const { user } = useArea();
  return (
    <>
      <PageHeader
        title={words.limitTitle}
        description={words.limitPurpose}
        back={
          <TextLink asChild>
            <Link to="/draws">Draw Requests</Link>
          </TextLink>
        }
      />
      <QueryState query={useApprovalLimits()} failed={words.limitFailed}>
        {(versions) => (
          <Stack gap="8">
            <Card>
              {user.role === 'super' ? (
                <LimitForm current={versions[0]} />
              ) : (
                <Stack gap="4">
                  <Alert>{words.limitReadOnly}</Alert>
                  <Text fontSize="xl">{textOf(versions[0]?.amount)}</Text>
                </Stack>
              )}
            </Card>
            {versions.length > 0 ? <SettingVersions versions={versions} changesOf={changesOf} /> : null}
          </Stack>
        )}
      </QueryState>
    </>
  );
}

function LimitForm({ current }: { current: ApprovalLimit | undefined }) {
  const save = useSaveApprovalLimit();
  const keptForm = useSettingForm<Values, Pick<ApprovalLimit, 'amount' | 'version'>>({
    draft: 'approval-limit',
    current: current ?? { amount: null, version: 0 },
    valuesOf: ({ amount }) => ({ amount: amount ?? null }),
    record: approvalLimitRecord,
    save: ({ amount }, version) => save({ amount: amount ?? null, version }),
    saved: words.limitSaved,
  });
  return (
    <SettingForm
      keptForm={keptForm}
      saveLabel={words.limitSave}
      label={words.limitTitle}
      labels={() => words.limitLabel}
      show={(_name, value) => textOf(value)}
    >
      <Box maxWidth="360px">
        <MoneyField<Values> name="amount" label={words.limitLabel} hint={words.limitHint} />
      </Box>
    </SettingForm>
  );
}
