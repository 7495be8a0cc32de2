import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** Id of the open tab; keep it in the URL where it is worth a link. */
  value: string;
  onChange: (id: string) => void;
}

const TabButton = chakra('button', {
  base: {
    px: '4',
    py: '2.5',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    flexShrink: 0,
    borderBottomWidth: '2px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'transparent',
    _hover: { color: 'fg' },
    _selected: { color: 'accent.fg', borderBottomColor: 'accent.solid' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/**
 * Tabs as WAI-ARIA describes them: one stop for Tab, arrow keys between tabs. On a phone they are one line that scrolls, with the open
 * one in sight.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find((tab) => tab.id === value) ?? tabs[0];
  const openId = open?.id;
  useLayoutEffect(() => {
    const line = list.current;
    const tab = line?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!line || !tab) return;
    // Once the page is laid out, and not by laying it out an extra time. The line alone is moved: the page stays where it is.
    const observer = new ResizeObserver(() => {
      line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [openId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || !open) return;
    event.preventDefault();
    const next = (tabs.indexOf(open) + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChange(tab.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  if (!open) return null;
  return (
    <div>
      <chakra.div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        display="flex"
        position="relative"
        flexWrap={{ md: 'wrap' }}
        overflowX="auto"
        scrollbarWidth="thin"
        boxShadow="inset 0 -1px var(--chakra-colors-border)"
        mb="4"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </chakra.div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.id}`}>
        {open.content}
      </div>
    </div>
  );
}
