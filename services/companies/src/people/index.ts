export { PeopleModule } from './people.module.js';
export { personValues } from './person-values.js';
export { OwnerPersonDto, PersonDto } from './person.dto.js';
export type { InvitablePersonDto, PeopleDto } from './person.dto.js';
export { PersonEntity } from './person.entity.js';
export { PersonRepository } from './person.repository.js';
