import { needOfTask, placeOfTask } from '@groundwork/domain-accounts';
import { agreementStatus, agreementStatusOf, awaitsBroker, brokerName } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { desk } from '@groundwork/domain-messages-admin';
import { NeedsYou } from '@groundwork/web-lending/needs';
import type { NeedEntry } from '@groundwork/web-lending/needs';
import { Link, useArea } from '@groundwork/web-mount';
import { Badge, TextLink } from '@groundwork/web-ui';
import type { Broker, Task } from '../../data/api.js';
import { useBrokers } from '../../data/brokers.js';
import { useLoansWaiting } from '../../data/draws.js';
import { useTasks } from '../../data/tasks.js';
import { isProposed, loanNeeds } from './loan-needs.js';

/** A task leads to where it is done; one about nothing of the portal to the list on which it is ticked off. */
const taskNeed = (task: Task): NeedEntry => ({
  ...needOfTask(task),
  to: placeOfTask(task) ?? '/activity',
  text: task.taskName,
  about: task.about?.name,
  aside: task.userId ? null : <Badge>{desk.nobodyYet}</Badge>,
});

/** Agreements that their broker has signed wait for an administrator, whoever is first; they make no task. */
const agreementNeeds = (broker: Broker): NeedEntry[] =>
  broker.agreements
    .filter((each) => agreementStatusOf(each.status) === agreementStatus.pending && !awaitsBroker(each))
    .map(({ id, clientName, brokerSignedAt }) => ({
      key: `agreement ${id}`,
      dueOn: null,
      reason: 'waiting',
      since: brokerSignedAt ?? '',
      to: `/brokers?broker=${broker.id}&agreement=${id}`,
      text: fill(desk.decideAgreement, { client: clientName }),
      about: brokerName(broker),
    }));

/** What waits for who is signed in, and what nobody has yet. */
export function LenderNeeds() {
  const { id } = useArea().user;
  const tasks = useTasks({ userId: `${id},nobody`, state: 'open', about: '' });
  const brokers = useBrokers();
  const waiting = useLoansWaiting();
  const ofLoans = waiting.data ?? { waivers: [], proposals: [], changes: [], inspections: [] };
  const open = (tasks.data ?? []).filter((task) => !isProposed(task, ofLoans));
  return (
    <NeedsYou
      queries={[tasks, brokers, waiting]}
      needs={[...open.map(taskNeed), ...(brokers.data ?? []).flatMap(agreementNeeds), ...loanNeeds(ofLoans, id)]}
      more={
        <TextLink asChild>
          <Link to="/activity">{desk.allTasks}</Link>
        </TextLink>
      }
    />
  );
}
