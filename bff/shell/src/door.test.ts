import { describeDoor } from '@groundwork/server-testkit';
import { bff } from './index.js';

describeDoor(bff);
