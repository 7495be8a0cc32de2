export { beyond } from './beyond.js';
export { areas, roles } from './call.js';
export type { Area, Call, Method, Role, Who } from './call.js';
export { catalogue } from './catalogue.js';
export {
  byInvitation,
  calls,
  callsOf,
  concretePath,
  doorOf,
  findCall,
  isArea,
  mayCall,
  normalisePath,
  parametersOf,
} from './rules.js';
