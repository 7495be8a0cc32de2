import { homeCallsAreMade } from '@groundwork/web-mount/testing';
import area from '../export-app.js';
import { anActivatedBroker, signedInBroker } from '../testing/a-broker.js';

homeCallsAreMade(area, signedInBroker, '/', {
  [`GET /api/broker/brokers/byUserId/${signedInBroker.id}`]: () => anActivatedBroker(),
});
