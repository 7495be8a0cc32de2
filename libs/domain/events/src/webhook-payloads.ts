/** What is done with a webhook; `paused` is what the portal does by itself. */
export type WebhookChange =
  'created' | 'changed' | 'secret_rotated' | 'turned_on' | 'turned_off' | 'paused' | 'replayed' | 'removed';

/** Events of the webhooks themselves. */
export interface WebhookEventPayloads {
  /** Never an address in full, which may open something, and never a secret. */
  'webhook.changed': {
    readonly change: WebhookChange;
    readonly name: string;
    readonly createdBy: string;
    /** Null where the portal did it by itself. */
    readonly changedBy: string | null;
    /** What there is to tell of it beside: the host it leads to, until when an old secret counts, how many are sent again. */
    readonly details: Readonly<Record<string, string | number>>;
  };
}
