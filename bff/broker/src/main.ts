import { runBff } from '@groundwork/server-bff';
import { bff } from './index.js';

await runBff(bff);
