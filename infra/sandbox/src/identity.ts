import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from './behaviours.js';
import { imageSize } from './images.js';
import { Replays } from './replays.js';

/** A photo below this size cannot be read, pixels. */
export const smallestPhoto = { width: 240, height: 150 } as const;

interface Outcome {
  readonly code: string;
  readonly description: string;
}

const passed: Outcome = { code: 'pass', description: 'Identity verified' };
const failed = (code: string, description: string): Outcome => ({ code, description });

interface Check {
  readonly front?: unknown;
  readonly back?: unknown;
}

const bytesOf = (value: unknown): Buffer => Buffer.from(typeof value === 'string' ? value : '', 'base64');
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Decides about a licence; a text in an image's file (`sandbox:fail`, `sandbox:review`) makes it fail. */
export function decide({ front, back }: Check, fails = false): Outcome {
  const sides = [bytesOf(front), bytesOf(back)] as const;
  for (const [at, bytes] of sides.entries()) {
    const side = at === 0 ? 'front' : 'back';
    const size = imageSize(bytes);
    if (!size) return failed('unreadable', `The image of the ${side} is no JPEG or PNG`);
    if (size.width < smallestPhoto.width || size.height < smallestPhoto.height)
      return failed(
        'too_small',
        `The image of the ${side} is too small to read: at least ${smallestPhoto.width} by ${smallestPhoto.height} pixels are needed`,
      );
    if (bytes.includes('sandbox:review')) return failed('review', 'The license has to be looked at by a person');
    if (fails || bytes.includes('sandbox:fail')) return failed('fail', 'The license could not be verified');
  }
  return hashOf(sides[0]) === hashOf(sides[1])
    ? failed('same_side', 'Both images show the same side of the license')
    : passed;
}

const answerOf = ({ code, description }: Outcome): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Status><TransactionReasonCode><Code>${code}</Code><Description>${description}</Description></TransactionReasonCode>` +
  `<RequestId>${randomUUID()}</RequestId><ConversationId>${randomUUID()}</ConversationId></Status>`;

/** The identity check: `POST /identity/checks` with two base64 images, answered in XML. Images are looked at and forgotten. */
export function addIdentity(server: FastifyInstance, behaviours: Behaviours): void {
  const replays = new Replays<string>();
  void server.register(async (api) => {
    behaviours.bend(api, 'identity');
    api.post<{ Body: Check }>('/identity/checks', { bodyLimit: 20 * 1024 * 1024 }, (request, reply) =>
      reply
        .type('application/xml')
        .send(
          replays.once(request.headers['idempotency-key'], () =>
            answerOf(decide(request.body ?? {}, behaviours.fails('identity'))),
          ),
        ),
    );
  });
}
