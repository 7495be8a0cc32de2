import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, dealEntry as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { KeptFormView, MoneyField, useKeptForm } from '@groundwork/web-forms';
import { ConfirmCall, useArea, useNotify } from '@groundwork/web-mount';
import { Button, Heading, Stack, Text, Wrap } from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { useLineOfCredit } from '../../data/deals.js';

interface Values {
  creditAmount: number | null;
}

const none: Values = { creditAmount: null };

/** Start makes the amount appear, Setup sets it, Stop ends it (specification, back office 4). */
export function CreditPart({ company }: { company: Company }) {
  const [isStarted, setStarted] = useState(false);
  const amount = formatCents(company.creditAmount ?? 0);
  return (
    <Stack gap="4">
      <Heading as="h3" size="sub">
        {words.lineOfCredit}
      </Heading>
      <Text>{company.lineOfCredit ? fill(words.creditOf, { amount }) : words.noCredit}</Text>
      {company.lineOfCredit ? <StopCredit company={company} amount={amount} /> : null}
      {!company.lineOfCredit && isStarted ? <SetUp company={company} onEnd={() => setStarted(false)} /> : null}
      {company.lineOfCredit || isStarted ? null : (
        <Button alignSelf="flex-start" variant="outline" onClick={() => setStarted(true)}>
          {words.start}
        </Button>
      )}
    </Stack>
  );
}

function SetUp({ company, onEnd }: { company: Company; onEnd: () => void }) {
  const { user } = useArea();
  const set = useLineOfCredit(company);
  const notify = useNotify();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.${company.companyId}.line-of-credit`,
    values: none,
    check: ({ creditAmount }): Record<string, string> => (creditAmount ? {} : { creditAmount: shared.fieldRequired }),
    save: ({ creditAmount }) => set.mutateAsync(creditAmount),
    failed: admin.errorSettingUpLineOfCredit,
  });
  const submit = async () => {
    if (!(await keptForm.submit())) return;
    notify.success(words.creditSet);
    onEnd();
  };
  const cancel = () => {
    if (!keptForm.offer) keptForm.discard();
    onEnd();
  };
  return (
    <KeptFormView keptForm={keptForm} label={words.lineOfCredit} onSubmit={submit}>
      <MoneyField<Values> name="creditAmount" label={words.amount} required />
      <Wrap>
        <Button type="submit" loading={keptForm.saving} loadingText={screens.submitting}>
          {words.setUp}
        </Button>
        <Button variant="ghost" disabled={keptForm.saving} onClick={cancel}>
          {screens.cancel}
        </Button>
      </Wrap>
    </KeptFormView>
  );
}

function StopCredit({ company, amount }: { company: Company; amount: string }) {
  const [isAsking, ask] = useState(false);
  const stop = useLineOfCredit(company);
  const notify = useNotify();
  const act = () => stop.mutateAsync(null).then(() => notify.success(words.creditStopped));
  return (
    <>
      <Button alignSelf="flex-start" variant="outline" onClick={() => ask(true)}>
        {words.stop}
      </Button>
      {isAsking ? (
        <ConfirmCall
          danger
          title={words.stopQuestion}
          confirmLabel={words.stop}
          failed={admin.errorStoppingLineOfCredit}
          act={act}
          onClose={() => ask(false)}
        >
          <Text>{fill(words.stopWarning, { amount })}</Text>
        </ConfirmCall>
      ) : null}
    </>
  );
}
