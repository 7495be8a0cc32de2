import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import { version } from 'react';
import { version as versionOfDom } from 'react-dom';
import { lentVersions } from './lent-versions.js';

it('the versions that remotes are held against are those that the shell lends', () => {
  const { version: ofRouter } = createRequire(import.meta.url)('react-router-dom/package.json') as { version: string };
  expect(lentVersions).toEqual({
    react: version,
    'react/jsx-runtime': version,
    'react-dom': versionOfDom,
    'react-dom/client': versionOfDom,
    'react-router-dom': ofRouter,
  });
});
