export { ContractorDto } from './contractor.dto.js';
export { ContractorEntity } from './contractor.entity.js';
export { ContractorRepository } from './contractor.repository.js';
export { ContractorsModule } from './contractors.module.js';
