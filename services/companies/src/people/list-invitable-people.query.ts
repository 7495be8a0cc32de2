import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { ListCompanyUsers } from '../members/index.js';
import { ListPeople } from './list-people.query.js';
import type { InvitablePersonDto } from './person.dto.js';

/** The owners and other people of a company, with whether they use the portal for it already. Only reads: a GET invites nobody. */
@Injectable()
export class ListInvitablePeople {
  constructor(
    private readonly people: ListPeople,
    private readonly users: ListCompanyUsers,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<InvitablePersonDto[]> {
    const [{ owners, otherPeople }, users] = await Promise.all([
      this.people.execute(actor, companyId),
      this.users.execute(actor, companyId),
    ]);
    const known = new Set(users.map((user) => user.email.toLowerCase()));
    const people = new Map([...owners, ...otherPeople].map((person) => [person.id, person]));
    return [...people.values()].map(({ id, firstName, lastName, emailAddress }) => {
      const email = emailAddress ?? null;
      return {
        personId: id,
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        email,
        isMember: email !== null && known.has(email.toLowerCase()),
      };
    });
  }
}
