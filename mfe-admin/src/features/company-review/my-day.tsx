import { byUrgency } from '@groundwork/domain-accounts';
import { desk } from '@groundwork/domain-messages-admin';
import { systemClock, today } from '@groundwork/domain-time';
import { Link, QueryState, useArea } from '@groundwork/web-mount';
import { Badge, Box, Card, EmptyState, Flex, Heading, List, ListItem, Text, TextLink, Wrap } from '@groundwork/web-ui';
import { TaskLink } from '../../components/tasks/task-link.js';
import { dueText, UrgencyBadge } from '../../components/tasks/task-words.js';
import type { Task } from '../../data/api.js';
import { useTasks } from '../../data/tasks.js';

/** Most entries of a day; the rest is on the page of all tasks. */
const mostEntries = 12;

/** What waits for who is signed in, and what nobody has yet: each once, the most urgent first. */
export function MyDay() {
  const { id } = useArea().user;
  const query = useTasks({ userId: `${id},nobody`, state: 'open', about: '' });
  return (
    <Card as="section" aria-label={desk.myDay}>
      <Flex gap="3" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" mb="3">
        <Box>
          <Heading as="h2">{desk.myDay}</Heading>
          <Text textStyle="small">{desk.myDayLead}</Text>
        </Box>
        <TextLink asChild>
          <Link to="/activity">{desk.allTasks}</Link>
        </TextLink>
      </Flex>
      <QueryState query={query} failed={desk.tasksFailed}>
        {(tasks) => <Entries tasks={tasks} />}
      </QueryState>
    </Card>
  );
}

function Entries({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return <EmptyState icon="check-circle" title={desk.myDayEmpty} />;
  const ordered = [...tasks].sort(byUrgency(today(systemClock)));
  return (
    <List listStyle="none" ps="0" display="flex" flexDirection="column" gap="3">
      {ordered.slice(0, mostEntries).map((task) => (
        <ListItem key={task.id} borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="3">
          <Flex gap="3" flexWrap="wrap" justifyContent="space-between">
            <Box minWidth="min(100%, 240px)" flex="1">
              <Text fontWeight="medium">{task.taskName}</Text>
              {task.about ? <TaskLink task={task} /> : null}
            </Box>
            <Wrap alignItems="center">
              {task.userId ? null : <Badge>{desk.nobodyYet}</Badge>}
              {task.dueOn ? <Text textStyle="small">{dueText(task)}</Text> : null}
              <UrgencyBadge task={task} />
            </Wrap>
          </Flex>
        </ListItem>
      ))}
    </List>
  );
}
