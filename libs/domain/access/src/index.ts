export { areaOf, areas, mayCall, remoteAreaNames, remoteAreas, roles } from './access.js';
export type { Area, Method, RemoteArea, Role, Who } from './access.js';
export type {
  LastChange,
  MicroFrontend,
  PublishedVersion,
  RemotesDocument,
  RetiredVersion,
  Unchecked,
} from './remotes-document.js';
export { covers, isApiTokenText, machineCallsInAMinute, scopeOf, scopes, tokenResources } from './scopes.js';
export type { Scope, TokenResource } from './scopes.js';
