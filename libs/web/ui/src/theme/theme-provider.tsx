import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { createAreaSystem, createShellSystem } from './system.js';

let system: SystemContext | undefined;

/** The design system of the host page, which is made when it is first asked for. */
export const shellSystem = (): SystemContext => (system ??= createShellSystem());

/**
 * The reset, the page's styles and the variables of the theme, for {@link ShellTheme} with `stylesApart`: in parts that are brought into
 * the page one after the other, since a browser takes its time for each.
 */
export const pageStyles: readonly (() => ReactNode)[] = ['reset', 'page', 'variables'].map((name, at) => () => (
  <ChakraProvider key={name} value={withStyles(shellSystem(), at)}>
    {null}
  </ChakraProvider>
));

interface ShellThemeProps {
  /** {@link pageStyles} have brought what the page is styled with. */
  stylesApart?: boolean;
  children: ReactNode;
}

/** The theme for the host page. Ships the reset and the page's styles: only the shell uses it. */
export function ShellTheme({ stylesApart, children }: ShellThemeProps) {
  const [system] = useState(() => (stylesApart ? withStyles(shellSystem()) : shellSystem()));
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

/** The design system with one part of the page's styles, or with none. The first says the order of the layers. */
const withStyles = (system: SystemContext, part?: number): SystemContext => ({
  ...system,
  _config: { ...system._config, disableLayers: part !== 0 },
  _global: [system._global].flat().filter((_, at) => at === part),
});

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
