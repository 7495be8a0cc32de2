import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * The compiler's calls for development, by the runtime that the shell lends: a remote takes React from the page, and the
 * list of what is lent is the same in development and production.
 */
export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
