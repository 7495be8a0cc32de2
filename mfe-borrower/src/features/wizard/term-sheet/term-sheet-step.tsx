import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import {
  applicationBrokerErrors,
  applicationHints,
  applicationRecord,
  asksCostAck,
  isTermSheetFresh,
  openSteps,
  submitErrors,
} from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { systemClock, today } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { CheckboxField, EmailField, StepForm, TextField, YesNoField } from '@groundwork/web-forms';
import { QueryState } from '@groundwork/web-mount';
import { Box, Button, EmptyState, Grid, Stack, Wrap } from '@groundwork/web-ui';
import { CapitalSummary } from '../../../components/capital-summary.js';
import type { Application, TermSheet } from '../../../data/api.js';
import type { ApplicationChanges } from '../../../data/save-application.js';
import { factsOf } from '../../../data/application-facts.js';
import { useTermSheet } from '../../../data/term-sheets.js';
import { StepFooter } from '../step-footer.js';
import { useApplicationForm } from '../use-application-form.js';
import { useWizard } from '../wizard-context.js';
import { OpenPoints } from './open-points.js';
import { SubmitFinalButton } from './submit-final-button.js';
import { Supervision } from './supervision.js';
import { TermSheetReader } from './term-sheet-reader.js';

export interface TermSheetValues {
  brokerUsed?: boolean;
  brokerName: string;
  brokerEmail: string;
  costAck: boolean;
  supervisoryAck: boolean;
}

const labels = {
  brokerUsed: applicationRecord.fields.brokerUsed.label,
  brokerName: 'Broker name',
  brokerEmail: 'Broker email',
  costAck: applicationRecord.fields.costAck.label,
  supervisoryAck: applicationRecord.fields.supervisoryAck.label,
};

const valuesOf = ({ brokerUsed, brokerName, brokerEmail, costAck, supervisoryAck }: Application): TermSheetValues => ({
  brokerUsed: brokerUsed === 'yes' ? true : brokerUsed === 'no' ? false : undefined,
  brokerName: brokerName ?? '',
  brokerEmail: brokerEmail ?? '',
  costAck: costAck === true,
  supervisoryAck: supervisoryAck === true,
});

const yesNo = (answer: boolean | undefined): 'yes' | 'no' | null =>
  answer === undefined ? null : answer ? 'yes' : 'no';

const changesOf = (values: TermSheetValues): ApplicationChanges => {
  const { brokerUsed, brokerName, brokerEmail, costAck, supervisoryAck } = values;
  return {
    brokerUsed: yesNo(brokerUsed),
    ...(brokerUsed ? { brokerName, brokerEmail } : { brokerName: null, brokerEmail: null }),
    costAck,
    supervisoryAck,
  };
};

/** Step 7: the broker, the term sheet and the final submit. */
export function TermSheetStep() {
  const { application, within } = useWizard();
  const termSheet = useTermSheet(application);
  const keptForm = useApplicationForm<TermSheetValues>({
    section: 'term-sheet',
    valuesOf,
    changesOf,
    check: ({ brokerUsed, ...entered }) => applicationBrokerErrors({ ...entered, brokerUsed: yesNo(brokerUsed) }),
  });
  useLayoutEffect(() => {
    // The last step: a save stays on it.
    within.current = () => true;
    return () => {
      within.current = undefined;
    };
  }, [within]);
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<FieldErrors>({});
  const fresh = isTermSheetFresh(application.termSheetAgreementTime, systemClock.now());
  if (!application.loanType) return <EmptyState title={shared.incorrectLoanType} />;

  return (
    <StepForm
      keptForm={keptForm}
      label="Term Sheet"
      labels={labels}
      footer={
        <StepFooter
          keptForm={keptForm}
          action={
            <Wrap>
              <Button type="submit" variant="outline" loading={keptForm.saving} disabled={keptForm.offer !== undefined}>
                Save
              </Button>
              <SubmitFinalButton
                keptForm={keptForm}
                disabled={!fresh || keptForm.offer !== undefined}
                changesOf={changesOf}
                onRefused={(errors) => {
                  setRefused(errors);
                  requestAnimationFrame(() => summary.current?.focus());
                }}
              />
            </Wrap>
          }
        />
      }
    >
      <BrokerFields needed={!application.lineOfCredit} />
      {asksCostAck(application) ? (
        <CheckboxField<TermSheetValues>
          name="costAck"
          label={application.lineOfCredit ? borrower.lineOfCreditCosts : borrower.renovationCosts}
          hint={applicationHints.costAck}
          required
        />
      ) : null}
      <CapitalSummary application={application} as="h3" />
      <Box data-place="termSheetAgreementTime" tabIndex={-1}>
        <QueryState
          query={termSheet}
          loading={borrower.preparingTermSheet}
          failed={screens.couldNotFetchApplicationData}
        >
          {(sheet) => (
            <Stack gap="4">
              <TermSheetReader key={sheet.contentHash} application={application} sheet={sheet} />
              {application.lineOfCredit ? <Supervision application={application} sheet={sheet} /> : null}
            </Stack>
          )}
        </QueryState>
      </Box>
      <StillOpen refused={refused} supervision={termSheet.data?.supervision} ref={summary} />
    </StepForm>
  );
}

interface StillOpenProps {
  refused: FieldErrors;
  /** The acknowledgement on record of the words that are shown; the stored one until the sheet is read. */
  supervision: TermSheet['supervision'] | undefined;
  ref: Ref<HTMLDivElement>;
}

/** What is open with the answers as they are typed, and what the service refused. */
function StillOpen({ refused, supervision, ref }: StillOpenProps) {
  const { application } = useWizard();
  const typed = useWatch<TermSheetValues>() as TermSheetValues;
  const facts = {
    ...factsOf(application),
    ...changesOf(typed),
    ...(supervision === undefined ? {} : { supervision }),
  };
  const errors = submitErrors(facts, { now: systemClock.now(), today: today(systemClock) });
  return <OpenPoints open={openSteps({ ...refused, ...errors }, application.properties.length)} ref={ref} />;
}

/** Of a line of credit the question may stay open. */
function BrokerFields({ needed }: { needed: boolean }) {
  const used: unknown = useWatch<TermSheetValues>({ name: 'brokerUsed' });
  return (
    <>
      <YesNoField<TermSheetValues>
        name="brokerUsed"
        label={labels.brokerUsed}
        hint={applicationHints.brokerUsed}
        required={needed}
      />
      {used === true ? (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          <TextField<TermSheetValues>
            name="brokerName"
            label={labels.brokerName}
            hint={applicationHints.brokerName}
            required
          />
          <EmailField<TermSheetValues>
            name="brokerEmail"
            label={labels.brokerEmail}
            hint={applicationHints.brokerEmail}
            required
          />
        </Grid>
      ) : null}
    </>
  );
}
