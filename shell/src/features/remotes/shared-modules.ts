import React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as Router from '@groundwork/web-mount/router';

/**
 * What the shell lends to the remotes at run time: React and the router, one copy of each on the page. The list that
 * the remotes are built against is in tools/webpack/remote.mjs.
 */
const version = React.version;
const routerVersion = '7.18.5';

const lend = (module: unknown, moduleVersion: string, range: string) => ({
  version: moduleVersion,
  scope: 'default',
  lib: () => module as object,
  shareConfig: { singleton: true, requiredVersion: range },
});

export const sharedModules = {
  react: lend(React, version, '^19.0.0'),
  'react/jsx-runtime': lend(JsxRuntime, version, '^19.0.0'),
  'react-dom': lend(ReactDom, version, '^19.0.0'),
  'react-dom/client': lend(ReactDomClient, version, '^19.0.0'),
  'react-router-dom': lend(Router, routerVersion, '^7.0.0'),
};
