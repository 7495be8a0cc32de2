import { Inject, Injectable } from '@nestjs/common';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { administratorsOf } from '../../shared/administrators.dto.js';
import { TaskEntity } from '../persistence/task.entity.js';
import type { ListTasksDto, TaskDto } from '../task.dto.js';
import { taskView } from '../task.view.js';

/** Most tasks of an answer. */
const mostTasks = 500;

/** The caller's tasks, those of other administrators, or everybody's; what is to be done comes first, then what is due first. */
@Injectable()
export class ListTasks {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { userId, state = 'all', about }: ListTasksDto): Promise<TaskDto[]> {
    const day = today(this.clock);
    const persons = administratorsOf(userId, found(actor.userId, 'The user'));
    const query = this.database.manager
      .createQueryBuilder(TaskEntity, 't')
      .where('(t.startsOn IS NULL OR t.startsOn <= :day)', { day });
    if (persons) query.andWhere('t.userId IN (:...persons)', { persons });
    if (state !== 'all') query.andWhere('t.completed = :isDone', { isDone: state === 'done' });
    if (state === 'overdue') query.andWhere('t.dueOn < :day', { day });
    if (about) query.andWhere('t.aboutKind = :about', { about });
    const rows = await query
      .orderBy('t.completed', 'ASC')
      .addOrderBy('CASE WHEN t.dueOn IS NULL THEN 1 ELSE 0 END', 'ASC')
      .addOrderBy(state === 'done' ? 't.completedAt' : 't.dueOn', state === 'done' ? 'DESC' : 'ASC')
      .addOrderBy('t.createdAt', 'DESC')
      .addOrderBy('t.id', 'DESC')
      .take(mostTasks)
      .getMany();
    return rows.map(taskView);
  }
}
