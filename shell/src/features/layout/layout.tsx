import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { NavigationItem } from '@groundwork/web-mount';
import { Box, Drawer, lenderName, SkipLink } from '@groundwork/web-ui';
import { Brand } from '../../components/brand.js';
import { PageFrame, SidePlace } from '../../components/page-frame.js';
import { useLeftByBack } from '../../components/use-left-by-back.js';
import { Sidebar } from './sidebar.js';
import { TopBar } from './top-bar.js';
import { useNarrow } from './use-narrow.js';

interface LayoutProps {
  title: string;
  navigation: NavigationItem[];
  current: string;
  /** While true the links do nothing. */
  blocked: boolean;
  onNavigate: (path: string) => void;
  onHome: () => void;
  /** Further tools of the top bar. */
  tools: ReactNode;
  /** The user's menu. */
  menu: ReactNode;
  children: ReactNode;
}

/** Top bar and sidebar: 240 wide, hidden by the menu button, a drawer at 600 px or less (specification, section 2). */
export function Layout({
  title,
  navigation,
  current,
  blocked,
  onNavigate,
  onHome,
  tools,
  menu,
  children,
}: LayoutProps) {
  const narrow = useNarrow();
  const [shown, setShown] = useState(true);
  const [drawer, setDrawer] = useState(false);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  useLeftByBack(drawer ? closeDrawer : undefined);
  const sidebar = (
    <Sidebar
      items={navigation}
      current={current}
      blocked={blocked}
      onNavigate={(path) => {
        closeDrawer();
        onNavigate(path);
        // The keyboard goes on in what was chosen, once the drawer is gone and the page can have the focus again.
        if (narrow) setTimeout(focusContent);
      }}
    />
  );
  useEffect(() => {
    document.title = title ? `${title} · ${lenderName()}` : lenderName();
  }, [title]);
  const open = narrow ? drawer : shown;
  return (
    <PageFrame
      bar={
        <>
          <SkipLink
            href="#content"
            onClick={(event) => {
              // The address stays the area's.
              event.preventDefault();
              focusContent();
            }}
          >
            Skip to content
          </SkipLink>
          <TopBar
            title={title}
            menuOpen={open}
            onMenu={() => (narrow ? setDrawer(!drawer) : setShown(!shown))}
            onHome={onHome}
            tools={tools}
            menu={menu}
          />
        </>
      }
      side={
        narrow ? (
          <Drawer open={drawer} onClose={closeDrawer} title={<Brand />} label="Menu">
            {sidebar}
          </Drawer>
        ) : shown ? (
          <SidePlace>
            <Box position="sticky" top="topbar" maxHeight="calc(100dvh - 60px)" overflowY="auto">
              {sidebar}
            </Box>
          </SidePlace>
        ) : null
      }
      main={{ id: 'content', tabIndex: -1, _focus: { outline: 'none' } }}
    >
      {children}
    </PageFrame>
  );
}

const focusContent = () => document.getElementById('content')?.focus();
