import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '@groundwork/server-auth';
import { ListCompanyUsers, ListInvitations } from '../members/index.js';
import { ListPeople } from './list-people.query.js';

/** Somebody who may be asked to use the portal; the invitation itself is identity's. */
export class InvitablePersonDto {
  @ApiProperty({ type: String }) personId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null: without an address nobody can be invited.' })
  email!: string | null;
  @ApiProperty({ type: Boolean, description: 'A user of the company has this address already.' }) isMember!: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When this address was asked last; null: never.',
  })
  invitedAt!: string | null;
}

/** The owners and other people of a company, with whether they use the portal for it already. Only reads: a GET invites nobody. */
@Injectable()
export class ListInvitablePeople {
  constructor(
    private readonly people: ListPeople,
    private readonly users: ListCompanyUsers,
    private readonly invitations: ListInvitations,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<InvitablePersonDto[]> {
    const [{ owners, otherPeople }, users] = await Promise.all([
      this.people.execute(actor, companyId),
      this.users.execute(actor, companyId),
    ]);
    const invited = await this.invitations.execute(companyId);
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
        invitedAt: (email !== null && invited.get(email.toLowerCase())) || null,
      };
    });
  }
}
