import React from 'react';

/**
 * React takes a stack trace for each element that is made, up to 10,000 a second, to tell in a warning who made it: a tenth of the
 * time of a test. Here it takes none.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
