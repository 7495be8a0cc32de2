import { secretsOf } from '@groundwork/domain-events';
import type { EventEnvelope, EventType, ServiceName } from '@groundwork/domain-events';
import type { EventKeys } from '@groundwork/server-config';
import { isSealed, Seal, SealBroken } from '@groundwork/server-data';
import { GeneralEncrypt, generalDecrypt } from 'jose';
import type { GeneralJWE } from 'jose';
import type { KeyObject } from 'node:crypto';

const mark = 'sealed.v2.';
const content = 'A256GCM';
const agreement = 'ECDH-ES+A256KW';

type Change = (text: string, context: string) => Promise<string>;

/** The envelope with its secret fields changed, each under a context of its own. */
async function mapped<T extends EventType>(event: EventEnvelope<T>, change: Change): Promise<EventEnvelope<T>> {
  const secrets = secretsOf(event.type);
  if (secrets.length === 0) return event;
  const payload: Record<string, unknown> = { ...event.payload };
  for (const field of secrets) {
    const text = payload[field];
    if (typeof text === 'string') payload[field] = await change(text, `event:${event.id}:${field}`);
  }
  return { ...event, payload: payload as unknown as EventEnvelope<T>['payload'] };
}

/**
 * Seals what an event names under `secrets` to the services that have it: JWE in its general form, ECDH-ES over P-256 to each of them.
 * A service that does not have the event cannot open it, nor can who sent it. While the deployment has the key that all services once
 * shared, that one seals (docs/keys-and-data.md).
 */
export class EventSeal {
  private readonly keys: EventKeys;
  private readonly common: Seal | undefined;

  /** Throws where there are no keys: those of a back end have none, as it neither sends nor has events. */
  constructor(keys: EventKeys | undefined) {
    if (!keys) throw new Error('Who sends or has events needs keys of events.');
    this.keys = keys;
    this.common = keys.common.keys.length > 0 ? new Seal(keys.common.keys) : undefined;
  }

  /** What the outbox keeps and the transport carries: codes are sealed to `recipients`, the rest can be read. */
  seal<T extends EventType>(event: EventEnvelope<T>, recipients: readonly ServiceName[]): Promise<EventEnvelope<T>> {
    return mapped(event, async (text, context) => {
      if (this.common && this.keys.common.seals) return this.common.seal(text, context);
      // Nobody has it: then nobody can open what is kept of it.
      return `${mark}${recipients.length === 0 ? '' : JSON.stringify(await this.sealedTo(recipients, text, context))}`;
    });
  }

  /**
   * What a handler sees. An event from before there were seals has its fields open and passes as it is.
   * Throws {@link SealBroken}: sealed to others, under a key that is gone, of another event, or changed since.
   */
  open<T extends EventType>(event: EventEnvelope<T>): Promise<EventEnvelope<T>> {
    return mapped(event, async (text, context) => {
      if (text.startsWith(mark)) return this.opened(text.slice(mark.length), context);
      if (!isSealed(text)) return text;
      if (!this.common) throw new SealBroken('The key that sealed the text is not here any more.');
      return this.common.open(text, context);
    });
  }

  private async sealedTo(recipients: readonly ServiceName[], text: string, context: string): Promise<GeneralJWE> {
    const sealing = new GeneralEncrypt(Buffer.from(text))
      .setProtectedHeader({ enc: content })
      .setAdditionalAuthenticatedData(Buffer.from(context));
    for (const recipient of recipients) {
      const key = this.keys.of.get(recipient);
      if (!key) throw new Error(`There is no key of ${recipient} to seal to.`);
      sealing.addRecipient(key).setUnprotectedHeader({ alg: agreement, kid: recipient });
    }
    return sealing.encrypt();
  }

  private async opened(sealed: string, context: string): Promise<string> {
    for (const key of this.keys.own) {
      const text = await this.tried(sealed, context, key);
      if (text !== undefined) return text;
    }
    throw new SealBroken('The sealed text does not open here.');
  }

  private async tried(sealed: string, context: string, key: KeyObject): Promise<string | undefined> {
    try {
      const { plaintext, additionalAuthenticatedData: place } = await generalDecrypt(
        JSON.parse(sealed) as GeneralJWE,
        key,
        {
          keyManagementAlgorithms: [agreement],
          contentEncryptionAlgorithms: [content],
        },
      );
      return place && Buffer.from(place).equals(Buffer.from(context))
        ? Buffer.from(plaintext).toString('utf8')
        : undefined;
    } catch {
      return undefined;
    }
  }
}
