import { useWatch } from 'react-hook-form';
import { applicationBrokerErrors, asksCostAck, isTermSheetFresh } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { systemClock } from '@groundwork/domain-time';
import { CheckboxField, EmailField, TextField, useRuleForm, YesNoField } from '@groundwork/web-forms';
import { QueryState, useNavigate, useNotify } from '@groundwork/web-mount';
import { Button, EmptyState, Grid, Wrap } from '@groundwork/web-ui';
import type { Application } from '../../../data/api.js';
import { StepForm } from '../step-form.js';
import { useSaveApplication } from '../../../data/save-application.js';
import type { Changes } from '../../../data/save-application.js';
import { useWizard } from '../wizard-context.js';
import { MissingSections } from './missing-sections.js';
import { SubmitFinalButton } from './submit-final-button.js';
import { TermSheetReader } from './term-sheet-reader.js';
import { useTermSheet } from '../../../data/term-sheets.js';

export interface TermSheetValues {
  brokerUsed?: boolean;
  brokerName: string;
  brokerEmail: string;
  costAck: boolean;
}

const toValues = ({ brokerUsed, brokerName, brokerEmail, costAck }: Application): TermSheetValues => ({
  brokerUsed: brokerUsed === 'yes' ? true : brokerUsed === 'no' ? false : undefined,
  brokerName: brokerName ?? '',
  brokerEmail: brokerEmail ?? '',
  costAck: costAck === true,
});

const yesNo = (answer: boolean | undefined): 'yes' | 'no' | null =>
  answer === undefined ? null : answer ? 'yes' : 'no';

const toChanges = ({ brokerUsed, brokerName, brokerEmail, costAck }: TermSheetValues): Changes => ({
  brokerUsed: yesNo(brokerUsed),
  ...(brokerUsed ? { brokerName, brokerEmail } : { brokerName: null, brokerEmail: null }),
  costAck,
});

/** Step 7: the broker, the term sheet and the final submit. */
export function TermSheetStep() {
  const { application } = useWizard();
  const navigate = useNavigate();
  const notify = useNotify();
  const save = useSaveApplication(application.id);
  const termSheet = useTermSheet(application);
  const values = toValues(application);
  const form = useRuleForm<TermSheetValues>({
    defaultValues: values,
    values,
    check: ({ brokerUsed, ...entered }) => applicationBrokerErrors({ ...entered, brokerUsed: yesNo(brokerUsed) }),
  });
  const fresh = isTermSheetFresh(application.termSheetAgreementTime, systemClock.now());
  if (!application.loanType) return <EmptyState title={borrower.incorrectLoanType} />;

  return (
    <StepForm
      label="Term Sheet"
      form={form}
      save={(entered) => save.mutateAsync(toChanges(entered))}
      onSaved={() => undefined}
      action={
        <Wrap>
          <Button type="submit" variant="outline" loading={save.isPending}>
            Save
          </Button>
          <SubmitFinalButton
            form={form}
            disabled={!fresh}
            submit={(entered) => save.mutateAsync({ ...toChanges(entered), status: 'awaiting' })}
            onSubmitted={() => {
              notify.success(borrower.finalSubmitted);
              void navigate('/applications');
            }}
          />
        </Wrap>
      }
    >
      <BrokerFields />
      {asksCostAck(application) ? <CheckboxField name="costAck" label={borrower.renovationCosts} /> : null}
      <QueryState
        query={termSheet}
        loading={borrower.preparingTermSheet}
        failed={borrower.couldNotFetchApplicationData}
      >
        {(sheet) => <TermSheetReader application={application} termSheet={sheet} />}
      </QueryState>
      <MissingSections />
    </StepForm>
  );
}

function BrokerFields() {
  const used: unknown = useWatch({ name: 'brokerUsed' });
  return (
    <>
      <YesNoField name="brokerUsed" label="Did a broker refer you?" required />
      {used === true ? (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField name="brokerName" label="Broker name" required maxLength={200} />
          <EmailField name="brokerEmail" label="Broker email" required />
        </Grid>
      ) : null}
    </>
  );
}
