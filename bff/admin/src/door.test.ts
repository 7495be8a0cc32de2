import { describeDoor, describeMachines } from '@groundwork/server-testkit';
import { bff } from './index.js';

describeDoor(bff);
describeMachines(bff);
