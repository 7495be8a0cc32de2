import { describeServiceMigrations } from '@groundwork/server-testkit';
import { service } from '../index.js';

describeServiceMigrations(service, [
  {
    migration: 'FileVersions1764400000000',
    change: 'file_upload (series_id, version) is unique now',
    firstStep: 'none',
  },
]);
