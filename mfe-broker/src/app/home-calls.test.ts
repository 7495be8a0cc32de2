import { homeCallsAreMade } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { signedInBroker } from '../testing/a-broker.js';

homeCallsAreMade(area, signedInBroker, '/');
