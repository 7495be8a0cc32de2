export { areas, mayCall, roles } from './access.js';
export type { Area, Method, Role, Who } from './access.js';
