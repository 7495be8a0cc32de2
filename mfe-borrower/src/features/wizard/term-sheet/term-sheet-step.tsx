import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { applicationBrokerErrors, asksCostAck, isTermSheetFresh } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { systemClock } from '@groundwork/domain-time';
import { CheckboxField, EmailField, StepForm, TextField, YesNoField } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import { Button, EmptyState, Grid, Wrap } from '@groundwork/web-ui';
import type { Application } from '../../../data/api.js';
import type { ApplicationChanges } from '../../../data/save-application.js';
import { useTermSheet } from '../../../data/term-sheets.js';
import { StepFooter } from '../step-footer.js';
import { useApplicationForm } from '../use-application-form.js';
import { useWizard } from '../wizard-context.js';
import { MissingSections } from './missing-sections.js';
import { SubmitFinalButton } from './submit-final-button.js';
import { TermSheetReader } from './term-sheet-reader.js';

export interface TermSheetValues {
  brokerUsed?: boolean;
  brokerName: string;
  brokerEmail: string;
  costAck: boolean;
}

const labels = {
  brokerUsed: 'Did a broker refer you?',
  brokerName: 'Broker name',
  brokerEmail: 'Broker email',
  costAck: borrower.renovationCosts,
};

const valuesOf = ({ brokerUsed, brokerName, brokerEmail, costAck }: Application): TermSheetValues => ({
  brokerUsed: brokerUsed === 'yes' ? true : brokerUsed === 'no' ? false : undefined,
  brokerName: brokerName ?? '',
  brokerEmail: brokerEmail ?? '',
  costAck: costAck === true,
});

const yesNo = (answer: boolean | undefined): 'yes' | 'no' | null =>
  answer === undefined ? null : answer ? 'yes' : 'no';

const changesOf = ({ brokerUsed, brokerName, brokerEmail, costAck }: TermSheetValues): ApplicationChanges => ({
  brokerUsed: yesNo(brokerUsed),
  ...(brokerUsed ? { brokerName, brokerEmail } : { brokerName: null, brokerEmail: null }),
  costAck,
});

/** Step 7: the broker, the term sheet and the final submit. */
export function TermSheetStep() {
  const { application, within } = useWizard();
  const termSheet = useTermSheet(application);
  const kept = useApplicationForm<TermSheetValues>({
    section: 'term-sheet',
    valuesOf,
    changesOf,
    check: ({ brokerUsed, ...entered }) => applicationBrokerErrors({ ...entered, brokerUsed: yesNo(brokerUsed) }),
  });
  useEffect(() => {
    // The last step: a save stays on it.
    within.current = () => true;
    return () => {
      within.current = undefined;
    };
  }, [within]);
  const fresh = isTermSheetFresh(application.termSheetAgreementTime, systemClock.now());
  if (!application.loanType) return <EmptyState title={borrower.incorrectLoanType} />;

  return (
    <StepForm
      kept={kept}
      label="Term Sheet"
      labels={labels}
      footer={
        <StepFooter
          kept={kept}
          action={
            <Wrap>
              <Button type="submit" variant="outline" loading={kept.saving} disabled={kept.offer !== undefined}>
                Save
              </Button>
              <SubmitFinalButton kept={kept} disabled={!fresh || kept.offer !== undefined} changesOf={changesOf} />
            </Wrap>
          }
        />
      }
    >
      <BrokerFields />
      {asksCostAck(application) ? <CheckboxField<TermSheetValues> name="costAck" label={labels.costAck} /> : null}
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
  const used: unknown = useWatch<TermSheetValues>({ name: 'brokerUsed' });
  return (
    <>
      <YesNoField<TermSheetValues> name="brokerUsed" label={labels.brokerUsed} required />
      {used === true ? (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField<TermSheetValues> name="brokerName" label={labels.brokerName} required maxLength={200} />
          <EmailField<TermSheetValues> name="brokerEmail" label={labels.brokerEmail} required />
        </Grid>
      ) : null}
    </>
  );
}
