/**
 * The versions of what the shell lends to remotes (`shared-modules.ts`). React's packages are published together. Written here and not
 * read of React: an area's manifest is looked at before React has arrived.
 */
export const lentVersions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  'react-router-dom': '7.18.5',
} as const;
