export { PayoffModule } from './payoff.module.js';
