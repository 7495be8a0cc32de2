import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { areSameTerms, loanTermsErrors } from '@groundwork/domain-applications';
import type { LoanTerms } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, approval as words } from '@groundwork/domain-messages-admin';
import { isBlank, under } from '@groundwork/domain-validation';
import { KeptFormDialog, RadioTilesField, TextAreaField, useKeptForm } from '@groundwork/web-forms';
import { QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Dialog, Stack, Text } from '@groundwork/web-ui';
import type { Application, Approval } from '../../data/api.js';
import { useApproval } from '../../data/applications.js';
import type { Changes } from '../../data/applications.js';
import { useCapital } from '../../data/capital.js';
import { ExceededLimits, limitsToExplain } from './exceeded-limits.js';
import { TermsFields } from './terms-fields.js';

interface ApprovalValues {
  ending: 'closing' | 'atOnce';
  decision: { terms: LoanTerms; note: string; overrideReason: string; limitsReason: string };
}

interface ApproveDialogProps {
  application: Application;
  /** Rejects with what is wrong. */
  decide: (changes: Changes) => Promise<unknown>;
  onDone: () => unknown;
  onCancel: () => void;
}

/** Decides amount and terms of a loan: with a closing to come, at once, or, of a loan in closing, for good. */
export function ApproveDialog(props: ApproveDialogProps) {
  const { application, onCancel } = props;
  const approval = useApproval(application.id);
  if (approval.data) return <OpenApproveDialog {...props} approval={approval.data} />;
  return (
    <Dialog open onClose={onCancel} title={titleOf(application)}>
      <QueryState query={approval} failed={words.approvalUnavailable}>
        {() => null}
      </QueryState>
    </Dialog>
  );
}

const titleOf = ({ status }: Application): string => (status === 'in_closing' ? words.closeTitle : words.approveTitle);

const missingFor = ({ ending }: Pick<ApprovalValues, 'ending'>, { missing, missingForClosing }: Approval): string[] =>
  ending === 'closing' ? missingForClosing : missing;

function errorsOf(
  values: ApprovalValues,
  application: Application,
  approval: Approval,
  limits: string,
): Record<string, string> {
  const agreed = application.status === 'in_closing' ? application.terms : null;
  const missing = missingFor(values, approval);
  const { terms, note, overrideReason, limitsReason } = values.decision;
  return {
    ...under('decision.terms', loanTermsErrors(terms, approval)),
    ...(agreed && !areSameTerms(terms, agreed) && isBlank(note) ? { 'decision.note': shared.changedTermsReason } : {}),
    ...(missing.length > 0 && isBlank(overrideReason)
      ? { 'decision.overrideReason': fill(shared.neededForApproval, { items: missing.join(', ') }) }
      : {}),
    ...(limits && isBlank(limitsReason) ? { 'decision.limitsReason': fill(shared.limitsExceeded, { limits }) } : {}),
  };
}

function OpenApproveDialog({
  application,
  approval,
  decide,
  onDone,
  onCancel,
}: ApproveDialogProps & { approval: Approval }) {
  const { user } = useArea();
  const capital = useCapital(application.id).data;
  const closing = application.status === 'in_closing';
  const keptForm = useKeptForm<ApprovalValues>({
    draftKey: `${user.id}.${application.companyId}.approval.${application.id}.${application.status}`,
    values: {
      ending: closing ? 'atOnce' : 'closing',
      decision: { terms: approval.terms, note: '', overrideReason: '', limitsReason: '' },
    },
    check: (values) =>
      errorsOf(values, application, approval, limitsToExplain(application, capital, values.decision.terms)),
    save: ({ ending, decision: { terms, note, overrideReason, limitsReason } }) =>
      decide({
        status: ending === 'closing' ? 'in_closing' : 'approved',
        decision: {
          terms,
          note: note || null,
          overrideReason: overrideReason || null,
          limitsReason: limitsReason || null,
        },
      }),
    failed: admin.errorApprovingApplication,
  });
  const done = useRef(false);
  const submit = async () => {
    // Pressed again while the screen already goes on, it decides nothing more.
    if (done.current || !(await keptForm.submit())) return;
    done.current = true;
    onDone();
  };
  const title = titleOf(application);
  return (
    <KeptFormDialog
      title={title}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel={closing ? words.closeLoan : words.approve}
      busyLabel={admin.approvingApplication}
      onClose={onCancel}
    >
      <Text>{closing ? words.closeLead : words.approveLead}</Text>
      {closing ? null : <Endings />}
      <TermsFields budgetTotal={approval.budgetTotal} />
      <TextAreaField<ApprovalValues> name="decision.note" label={words.why} hint={words.whyHint} rows={2} />
      <Missing approval={approval} />
      <ExceededLimits application={application} />
    </KeptFormDialog>
  );
}

const Endings = () => (
  <RadioTilesField<ApprovalValues, ApprovalValues['ending']>
    name="ending"
    label={words.howItGoesOn}
    minWidth={220}
    tiles={[
      { value: 'closing', label: words.closingFirst, description: words.closingFirstLead },
      { value: 'atOnce', label: words.activeAtOnce, description: words.activeAtOnceLead },
    ]}
  />
);

/** What is missing, by name, and the place to say why it is decided all the same. */
function Missing({ approval }: { approval: Approval }) {
  const ending = useWatch<ApprovalValues, 'ending'>({ name: 'ending' });
  const missing = missingFor({ ending }, approval);
  if (missing.length === 0) return <Alert tone="success">{words.nothingMissing}</Alert>;
  return (
    <Stack gap="4">
      <Alert tone="warning" title={words.itemsMissing}>
        <ul style={{ paddingInlineStart: '1.25rem', listStyle: 'disc' }}>
          {missing.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Alert>
      <TextAreaField<ApprovalValues> name="decision.overrideReason" label={words.overrideReason} rows={2} required />
    </Stack>
  );
}
