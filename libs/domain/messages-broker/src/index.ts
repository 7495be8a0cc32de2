export * as broker from './broker.js';
