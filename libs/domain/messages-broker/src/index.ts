export * as broker from './broker.js';
export * as brokerHome from './broker-home.js';
