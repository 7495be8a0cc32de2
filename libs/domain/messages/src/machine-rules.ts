/** What is refused of an API token or a webhook that is being made, beyond the specification. */
export const scopesMissing = 'Choose at least one thing that the token may do';
export const nameInUse = 'Another API token has this name';
