/** Leads to the identity banner of the dashboard and opens it. */
export const identityHash = '#identity';
