import { describeServiceDoor } from '@groundwork/server-testkit';
import { service } from './index.js';

describeServiceDoor(service);
