import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Members } from '../members/members.js';
import type { InvitablePersonDto } from './people.dto.js';
import { People } from './people.js';

/** The owners and other people of a company, with whether they use the portal for it already. Only reads: a GET invites nobody. */
@Injectable()
export class InvitableQuery {
  constructor(
    private readonly people: People,
    private readonly members: Members,
  ) {}

  async run(actor: Actor, companyId: string): Promise<InvitablePersonDto[]> {
    const [{ owners, otherPeople }, users] = await Promise.all([
      this.people.ofCompany(actor, companyId),
      this.members.ofCompany(actor, companyId),
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
