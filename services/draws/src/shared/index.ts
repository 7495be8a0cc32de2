export { drawsAbility } from './draws.policy.js';
