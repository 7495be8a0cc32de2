import { Injectable } from '@nestjs/common';
import { operations as draws } from '@groundwork/contract-draws';
import type { Actor, AnswerOf } from '@groundwork/server-auth';
import { ServiceClients } from '@groundwork/server-service';

/** Where a photograph goes that comes by a link, and on whose behalf it is taken. */
export type InspectorAdmission = AnswerOf<typeof draws.admitPhotograph>;

/** A photograph of a phone, as it is at most where the phone made it no smaller; a link is in strangers' hands. */
export const MAX_PHOTOGRAPH_BYTES = 25 * 1024 * 1024;

/** Lets a named inspector in: the draws service says whether the link is good, at every photograph anew, and counts them. */
@Injectable()
export class InspectorLinks {
  constructor(private readonly services: ServiceClients) {}

  /** Throws `token.invalid` for a link that opens nothing, `throttle.too_many` for a photograph too many. */
  admit(token: string, { address }: Pick<Actor, 'address'>): Promise<InspectorAdmission> {
    return this.services.call(draws.admitPhotograph, { body: { token, address: address ?? '' } });
  }
}
