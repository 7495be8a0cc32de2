import { homeCallsAreMade } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { administrator } from '../testing/administrator.js';

homeCallsAreMade(area, administrator, '/admin');
