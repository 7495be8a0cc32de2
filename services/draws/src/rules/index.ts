export { DrawRulesModule, drawRuleEntities } from './draw-rules.module.js';
