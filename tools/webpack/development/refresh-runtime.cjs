/**
 * One runtime of React Refresh on the page: the shell brings it before React, a remote finds it there. With a second one
 * each would forget which components of the other are new versions of old ones.
 */
module.exports = globalThis.__groundworkRefreshRuntime ??= require('react-refresh-itself');
