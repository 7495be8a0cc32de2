import { useState } from 'react';
import { desk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Disclosure, List, ListItem, Text } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import { useTaskChanges } from '../../data/tasks.js';

/** What happened to a task, by whom and when; fetched when it is opened. */
export function TaskHistory({ taskId }: { taskId: string }) {
  const [isOpen, setOpen] = useState(false);
  const changes = useTaskChanges(taskId, isOpen);
  return (
    <Disclosure title={desk.whatHappened} open={isOpen} onToggle={setOpen}>
      <QueryState query={changes} failed={desk.happenedFailed}>
        {(rows) => (
          <List listStyle="none" ps="0">
            {rows.map(({ id, command, actorId, happenedAt }) => (
              <ListItem key={id}>
                <Text as="span">{desk.happened[command]}</Text>
                <Text as="span" textStyle="small">
                  {' '}
                  {displayInstant(happenedAt)} {actorId ? <PersonName userId={actorId} /> : null}
                </Text>
              </ListItem>
            ))}
          </List>
        )}
      </QueryState>
    </Disclosure>
  );
}
