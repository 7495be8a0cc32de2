import { placeOfTask, taskSubjectLabels } from '@groundwork/domain-accounts';
import { Link } from '@groundwork/web-mount';
import { Text, TextLink } from '@groundwork/web-ui';
import type { Task } from '../../data/api.js';

/** What a task is about, with the way to the very place at which it is done. */
export function TaskLink({ task }: { task: Task }) {
  const { about } = task;
  const place = placeOfTask(task);
  if (!about || place === undefined) return <>—</>;
  return (
    <>
      <TextLink asChild>
        <Link to={place}>{about.name}</Link>
      </TextLink>
      <Text textStyle="small">{taskSubjectLabels[about.kind]}</Text>
    </>
  );
}
