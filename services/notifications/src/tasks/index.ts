export { TasksModule, tasksEntities } from './tasks.module.js';
