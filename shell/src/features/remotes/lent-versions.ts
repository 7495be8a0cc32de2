import { version } from 'react';

/** The versions of what the shell lends to remotes (`shared-modules.ts`). React's packages are published together. */
export const lentVersions = {
  react: version,
  'react/jsx-runtime': version,
  'react-dom': version,
  'react-dom/client': version,
  'react-router-dom': '7.18.5',
} as const;
