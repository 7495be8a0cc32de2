export { areaOf, areas, mayCall, remoteAreaNames, remoteAreas, roles } from './access.js';
export type { Area, Method, RemoteArea, Role, Who } from './access.js';
