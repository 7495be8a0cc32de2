import { describeServiceMigrations } from '@groundwork/server-testkit';
import { service } from '../index.js';

describeServiceMigrations(service, [
  { migration: 'ProjectNumbers1765010000000', change: 'application (project_number) is unique now', firstStep: 'none' },
  {
    migration: 'ViewsOfLists1765522000000',
    change: 'saved_view (user_id, name) is not unique any more',
    firstStep: 'none',
  },
]);
