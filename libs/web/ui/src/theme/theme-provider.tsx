import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { createAreaSystem, createShellSystem } from './system.js';

/** The theme for the host page. Ships the reset and the page's styles: only the shell uses it. */
export function ShellTheme({ children }: { children: ReactNode }) {
  const [system] = useState(createShellSystem);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

/** The theme inside a remote, scoped to an element of its own. `name` is unique on the page: 'borrower'. */
export function AreaTheme({ name, children }: { name: string; children: ReactNode }) {
  const [{ cache, system, className }] = useState(() => ({
    className: `gw-${name}`,
    cache: createCache({ key: `gw-${name}` }),
    system: createAreaSystem(`.gw-${name}`),
  }));
  // Emotion leaves its style tags in the page; an area takes its own along, as it takes its root.
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <chakra.div className={className}>{children}</chakra.div>
      </ChakraProvider>
    </CacheProvider>
  );
}
