export { S1RequestDto, s1RequestView } from './s1-request.dto.js';
export { S1RequestEntity } from './s1-request.entity.js';
export { S1RequestRepository } from './s1-request.repository.js';
export { S1RequestsModule } from './s1-requests.module.js';
