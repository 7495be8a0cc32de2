import { Inject, Injectable } from '@nestjs/common';
import { operations as agreements } from '@groundwork/contract-agreements';
import { signedNameComplaint } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import type { signatureRecord } from '@groundwork/domain-accounts';
import type { RecordOf } from '@groundwork/domain-records';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';

type Signature = RecordOf<typeof signatureRecord>;

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

export interface Signing extends Person {
  readonly userId: string;
  readonly signature: Signature;
  readonly userAgent: string | undefined;
}

const answersAsItIs = new Set(['state.version_conflict', 'validation.failed']);

/** The e-sign terms at a registration: asked for where the portal has any, and recorded before the account exists. */
@Injectable()
export class RegistrationSignature {
  constructor(@Inject(ServiceClients) private readonly services: ServiceClients) {}

  /** What is wrong with the signature; nothing where the portal has no terms. */
  async complaints(person: Person, { esignMasterId, signature }: Signature): Promise<FieldErrors> {
    if (!(await this.latest())) return {};
    const typed = typeof signature === 'string' ? signature : '';
    const complaint = typed.trim() === '' ? shared.textRequired : signedNameComplaint(typed, person);
    return {
      ...(typeof esignMasterId === 'string' && esignMasterId !== '' ? {} : { esignMasterId: shared.textRequired }),
      ...(complaint === undefined ? {} : { signature: complaint }),
    };
  }

  /**
   * Records the acceptance; a repeat gives the one that stands. Null where the portal has no terms. Throws
   * `esign.not_recorded`, or `state.version_conflict` where the terms have changed meanwhile.
   */
  async record(actor: Actor, { userId, firstName, lastName, signature, userAgent }: Signing): Promise<string | null> {
    if (!(await this.latest())) return null;
    try {
      const acceptance = {
        userId,
        // Where one of them is missing the agreements service refuses it.
        esignMasterId: signature.esignMasterId as string,
        signature: signature.signature as string,
        firstName,
        lastName,
        ip: actor.address,
        userAgent,
        duringRegister: true,
      };
      return (await this.services.call(agreements.recordEsignAcceptance, { body: acceptance })).id;
    } catch (error) {
      if (error instanceof Problem && answersAsItIs.has(error.code)) throw error;
      throw new Problem('esign.not_recorded');
    }
  }

  private async latest(): Promise<string | undefined> {
    try {
      return (await this.services.call(agreements.getLatestEsignMaster)).id;
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource.not_found') return undefined;
      throw new Problem('esign.not_recorded');
    }
  }
}
