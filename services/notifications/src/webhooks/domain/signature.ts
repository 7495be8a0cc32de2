import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret, as Standard Webhooks writes one. */
export const newWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

export interface SignedMessage {
  readonly id: string;
  /** Epoch seconds of the attempt: a receiver refuses what is old. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of Standard Webhooks: id, time, and an HMAC-SHA256 over both and the body by each secret that counts. */
export function signedHeaders(
  { id, timestamp, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
