import { fill } from '@groundwork/domain-messages';
import { exportsDesk, meanwhile as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { List, ListItem, Text } from '@groundwork/web-ui';
import { MovedMeanwhile } from '../../components/moved-meanwhile.js';
import type { Moved } from '../../components/use-moved.js';
import type { ListedFunding } from '../../data/api.js';
import { usePersonName } from '../../data/people.js';
import { fundingStands } from './funding-stands.js';

type Payments = readonly ListedFunding[];

/** Planned, and in no batch yet. */
export const isExportable = ({ stage, batchNumber }: ListedFunding): boolean =>
  stage === 'scheduled' && batchNumber === null;

/** What can still be exported of what was looked at: those of the choice as they stand now, the others as they were. */
export const stillExportable = (looked: Payments, standing: Payments): Payments =>
  looked.map((row) => standing.find(({ id }) => id === row.id) ?? row).filter(isExportable);

/** A payment as its choice names it. */
export const exportChoice = ({ applicationName: name, scheduledFor, netAmount }: ListedFunding): string =>
  fill(exportsDesk.chooseOf, { name, date: formatMonthDayYear(scheduledFor), amount: formatCents(netAmount) });

interface ExportMovedProps {
  moved: Moved<Payments, Payments>;
  standing: Payments;
}

/** Some of the chosen payments were exported, paid or cancelled meanwhile: each in words, and the way on with the others. */
export function ExportMoved({ moved, standing }: ExportMovedProps) {
  const versions = new Map(moved.row.map(({ id, version }) => [id, version]));
  const changed = standing.filter(({ id, version }) => versions.get(id) !== version);
  const isAnyLeft = stillExportable(moved.row, standing).some(({ accountName }) => accountName !== null);
  return (
    <MovedMeanwhile
      said={fill(words.exportMoved, { n: changed.length })}
      hint={isAnyLeft ? words.choiceGoesOn : ''}
      onGoOn={isAnyLeft ? moved.goOn : undefined}
    >
      <List display="flex" flexDirection="column" gap="2">
        {changed.map((row) => (
          <Standing key={row.id} funding={row} />
        ))}
      </List>
    </MovedMeanwhile>
  );
}

function Standing({ funding }: { funding: ListedFunding }) {
  const name = usePersonName(funding.endedBy ?? funding.fundedBy, words.somebody);
  return (
    <ListItem overflowWrap="anywhere">
      <Text fontWeight="medium">{exportChoice(funding)}</Text>
      <Text>{fundingStands(funding, name)}</Text>
    </ListItem>
  );
}
