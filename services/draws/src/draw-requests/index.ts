export { DrawRequestsModule, drawRequestEntities } from './draw-requests.module.js';
