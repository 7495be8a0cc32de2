import { fundingMachine } from '@groundwork/domain-draws';
import type { FundingCommand } from '@groundwork/domain-draws';
import { meanwhile as words } from '@groundwork/domain-messages-admin';
import { MoneyText } from '@groundwork/web-ui';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { Moved } from '../../components/use-moved.js';
import type { ListedFunding } from '../../data/api.js';
import { usePersonName } from '../../data/people.js';
import { fundingStands } from './funding-stands.js';
import { placeLabels } from './places.js';

interface FundingMovedProps {
  moved: Moved<ListedFunding, ListedFunding>;
  standing: ListedFunding;
  command: FundingCommand;
  /** Nothing was typed. */
  isBare?: boolean;
}

/** A payment that somebody else moved meanwhile, with the way on where what was about to be done can still be done. */
export function FundingMoved({ moved, standing, command, isBare }: FundingMovedProps) {
  const { stage, fundedBy, endedBy, payee, reference, amount, netAmount } = standing;
  const name = usePersonName(endedBy ?? fundedBy, words.somebody);
  const isPossible = fundingMachine.next(stage, command) !== undefined;
  return (
    <MovedMeanwhile
      said={fundingStands(standing, name)}
      isBare={isBare}
      facts={[
        { label: 'Payment', value: placeLabels[stage] },
        { label: 'Amount', value: <MoneyText cents={amount} /> },
        { label: 'Paid out', value: <MoneyText cents={netAmount} /> },
        ...(payee ? [{ label: 'Paid to', value: payee }] : []),
        ...(reference ? [{ label: 'Reference', value: reference }] : []),
      ]}
      onGoOn={isPossible ? moved.goOn : undefined}
    />
  );
}
