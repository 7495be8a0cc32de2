import React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as Router from '@groundwork/web-mount/router';
import { lentVersions } from './lent-versions.js';

/**
 * What the shell lends to the remotes at run time: React and the router, one copy of each on the page. The list that
 * the remotes are built against is in tools/webpack/remote.mjs.
 */
const modules: Record<keyof typeof lentVersions, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router-dom': Router,
};

const lend = ([name, version]: [string, string]) => [
  name,
  {
    version,
    scope: 'default',
    lib: () => modules[name as keyof typeof modules],
    shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0] ?? ''}.0.0` },
  },
];

export const sharedModules = Object.fromEntries(Object.entries(lentVersions).map(lend));
