import { runService } from '@groundwork/server-service';
import { service } from './index.js';

await runService(service);
