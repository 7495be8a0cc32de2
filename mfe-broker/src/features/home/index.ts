export { BrokerHome } from './broker-home.js';
