export { TasksModule, tasksEntities } from './tasks.module.js';
export { WaitingTasks } from './waiting-tasks.service.js';
export type { WaitingTask } from './waiting-tasks.service.js';
