import { approvalLimitRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, MoneyField, useKeptForm } from '@groundwork/web-forms';
import { Link, QueryState, useArea, useNotify, useTitle } from '@groundwork/web-mount';
import { Alert, Box, Button, Card, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
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
  const { user } = useArea();
  const notify = useNotify();
  const save = useSaveApprovalLimit();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.approval-limit`,
    values: { amount: current?.amount ?? null },
    version: current?.version ?? 0,
    check: (values) => validate(shapeOf(approvalLimitRecord), values),
    save: async ({ amount }, version = 0) => {
      const saved = await save({ amount: amount ?? null, version });
      notify.success(fill(words.limitSaved, { version: saved.version }));
    },
    current: (record) => {
      const { amount, version } = record as ApprovalLimit;
      return { values: { amount: amount ?? null }, version };
    },
  });
  return (
    <KeptFormView
      keptForm={keptForm}
      label={words.limitTitle}
      labels={() => words.limitLabel}
      show={(_name, value) => textOf(value)}
      onSubmit={() => keptForm.submit()}
    >
      <Box maxWidth="360px">
        <MoneyField<Values> name="amount" label={words.limitLabel} hint={words.limitHint} />
      </Box>
      <Button
        type="submit"
        alignSelf="flex-start"
        disabled={!keptForm.dirty}
        loading={keptForm.saving}
        loadingText={screens.submitting}
      >
        {words.limitSave}
      </Button>
    </KeptFormView>
  );
}
