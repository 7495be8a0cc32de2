import { useState } from 'react';
import type { ComponentProps } from 'react';
import { ApiProblem } from '@groundwork/web-http';
import { ReasonDialog } from '@groundwork/web-ui';
import { useAttempt } from './use-attempt.js';
import type { Attempting } from './use-attempt.js';

type Question = ComponentProps<typeof ReasonDialog>;

interface ReasonCallProps
  extends Attempting, Omit<Question, 'open' | 'failure' | 'refused' | 'busy' | 'onConfirm' | 'onCancel'> {
  /** Calls the server with the reason, and tells what became of it. */
  act: (reason: string) => Promise<unknown> | undefined;
  onClose: () => void;
}

/** What the server says of the only field that there is. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? Object.values(error.fieldErrors)[0] : undefined;

/**
 * Asks for the reason of a decision, and closes once that is made. What went wrong stands in the question, which stays with what was
 * typed; what is wrong with the reason stands at it.
 */
export function ReasonCall({ act, failed, explain, caught, onClose, ...question }: ReasonCallProps) {
  const [refused, setRefused] = useState<string>();
  const { attempt, busy, failure } = useAttempt({
    failed,
    explain,
    caught: (error) => {
      const refusal = refusalOf(error);
      setRefused(refusal);
      return refusal !== undefined || caught?.(error) === true;
    },
  });
  const run = async (reason: string) => {
    setRefused(undefined);
    if (await attempt(() => act(reason))) onClose();
  };
  return (
    <ReasonDialog
      {...question}
      open
      busy={busy}
      failure={failure}
      refused={refused}
      onConfirm={(reason) => void run(reason)}
      onCancel={onClose}
    />
  );
}
