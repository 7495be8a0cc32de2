export { PeopleModule } from './people.module.js';
export { personValues } from './person-values.js';
export { PersonDto } from './person.dto.js';
export type { PeopleDto } from './person.dto.js';
export { PersonEntity } from './person.entity.js';
export { PersonRepository } from './person.repository.js';
