/** What is refused of an API token or a webhook that is being made, beyond the specification. */
export const scopesMissing = 'Choose at least one thing that the token may do';
export const nameInUse = 'Another API token has this name';
export const addressNeeded = 'Enter a whole address, as https://example.com/hooks';
export const addressUnsafe = 'Only https is taken, and no address of a private network';
export const addressNotNamed = 'This deployment may call nobody at this address';
export const eventsMissing = 'Choose at least one event';
export const webhookNameInUse = 'Another webhook has this name';
export const webhooksTooMany = 'There are twenty webhooks already, and more are not possible';
