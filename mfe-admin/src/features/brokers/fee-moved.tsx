import { feeMachine, feeStatusLabels } from '@groundwork/domain-brokers';
import type { FeeCommand } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { Moved } from '../../components/use-moved.js';
import type { FeeEntry } from '../../data/api.js';

interface FeeMovedProps {
  moved: Moved<FeeEntry, FeeEntry>;
  standing: FeeEntry;
  command: FeeCommand;
  /** The dialog asks, and nothing is typed. */
  isBare?: boolean;
}

/** A fee that somebody else moved meanwhile, which one goes on with where that is still possible. */
export function FeeMoved({ moved, standing, command, isBare = false }: FeeMovedProps) {
  const { status, amount } = standing;
  return (
    <MovedMeanwhile
      said={fill(words.feeMoved, { amount: formatCents(amount), status: feeStatusLabels[status].toLowerCase() })}
      isBare={isBare}
      onGoOn={feeMachine.next(status, command) === undefined ? undefined : moved.goOn}
    />
  );
}
