import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { steps, visibleSteps } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { isBlank } from '@groundwork/domain-validation';
import { useArea } from '@groundwork/web-mount';
import { Alert, Box, Button, HStack, ReasonDialog } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';

/** The sections that are about to be rejected, each with its reason, in the order of the wizard. */
export interface RejectedSections {
  readonly rejected: readonly { readonly step: StepKey; readonly value: string }[];
  readonly reject: (step: StepKey, reason: string) => void;
  readonly undo: (step: StepKey) => void;
  readonly clear: () => void;
}

const Sections = createContext<RejectedSections | undefined>(undefined);

export const useRejectedSections = (): RejectedSections => {
  const sections = useContext(Sections);
  if (!sections) throw new Error('Sections are rejected within a review.');
  return sections;
};

type Reasons = Partial<Record<StepKey, string>>;

/** What is kept in the browser of it: a reload loses no reason that was written. */
function storedReasons(key: string): Reasons {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Reasons;
  } catch {
    return {};
  }
}

/** Collects the sections that are rejected, until the application is. */
export function RejectedSectionsProvider({
  application: { id, round },
  children,
}: {
  application: Pick<Application, 'id' | 'round'>;
  children: ReactNode;
}) {
  const { user } = useArea();
  const key = `groundwork.rejections.${user.id}.${id}.${round}`;
  const [reasons, setReasons] = useState<Reasons>(() => storedReasons(key));
  const keep = (next: Reasons) => {
    setReasons(next);
    try {
      sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage they stay as long as the page does.
    }
  };
  return (
    <Sections
      value={{
        rejected: steps.flatMap(({ key: step }) => {
          const value = reasons[step];
          return value ? [{ step, value }] : [];
        }),
        reject: (step, reason) => keep({ ...reasons, [step]: reason }),
        undo: (step) => keep({ ...reasons, [step]: undefined }),
        clear: () => keep({}),
      }}
    >
      {children}
    </Sections>
  );
}

export const sectionLabel = (step: StepKey): string => steps.find(({ key }) => key === step)?.label ?? step;

/** The control of one section: reject it with a reason, or take that back. Of a section that the borrower never sees there is none. */
export function RejectSection({ application, step }: { application: Application; step: StepKey }) {
  const { rejected, reject, undo } = useRejectedSections();
  const [asking, setAsking] = useState(false);
  if (application.status !== 'submitted' || !visibleSteps(application).includes(step)) return null;
  const section = sectionLabel(step);
  const reason = rejected.find((one) => one.step === step)?.value;
  return (
    <Box mt="3">
      {reason === undefined ? (
        <Button
          size="sm"
          variant="outline"
          icon="close"
          aria-label={fill(approval.rejectSectionOf, { section })}
          onClick={() => setAsking(true)}
        >
          {approval.rejectSection}
        </Button>
      ) : (
        <Alert tone="danger" title={approval.sectionRejected}>
          <HStack justifyContent="space-between" flexWrap="wrap">
            <Box overflowWrap="anywhere">{reason}</Box>
            <Button
              size="sm"
              variant="outline"
              aria-label={fill(approval.undoOf, { section })}
              onClick={() => undo(step)}
            >
              {screens.undo}
            </Button>
          </HStack>
        </Alert>
      )}
      <ReasonDialog
        open={asking}
        title={fill(approval.rejectSectionOf, { section })}
        label={approval.rejectionReason}
        confirmLabel={approval.rejectSection}
        complaintOf={(text) => (isBlank(text) ? shared.reasonRequired : undefined)}
        onConfirm={(text) => {
          reject(step, text);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}
