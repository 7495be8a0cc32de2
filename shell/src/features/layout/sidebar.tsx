import { useEffect, useId, useRef } from 'react';
import type { NavigationItem } from '@groundwork/web-mount';
import { Badge, Box, Icon, isIconName, List, ListItem, NavigationLink, Span, Text } from '@groundwork/web-ui';

interface SidebarProps {
  items: NavigationItem[];
  current: string;
  /** While true the links do nothing. */
  blocked: boolean;
  onNavigate: (path: string) => void;
}

/** The links that the area published, below the headings that it gave them. Real links, so that they can be opened in another tab. */
export function Sidebar({ items, ...rest }: SidebarProps) {
  return (
    <Box as="nav" aria-label="Main" p="3" display="flex" flexDirection="column" gap="4">
      {groupsOf(items).map((group) => (
        <Group key={group.items[0]?.id} {...group} {...rest} />
      ))}
    </Box>
  );
}

function Group({ title, items, ...rest }: SidebarGroup & Omit<SidebarProps, 'items'>) {
  const id = useId();
  return (
    <Box>
      {title ? (
        <Text id={id} px="3" pb="1" textStyle="small" fontWeight="semibold" color="fg.muted">
          {title}
        </Text>
      ) : null}
      <List aria-labelledby={title ? id : undefined} display="flex" flexDirection="column" gap="1">
        {items.map((item) => (
          <Entry key={item.id} item={item} {...rest} />
        ))}
      </List>
    </Box>
  );
}

function Entry({ item, current, blocked, onNavigate }: { item: NavigationItem } & Omit<SidebarProps, 'items'>) {
  const link = useRef<HTMLAnchorElement>(null);
  const isHere = isCurrent(item, current);
  // Where somebody is may lie below the fold of a long sidebar.
  useEffect(() => {
    if (isHere) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHere]);
  return (
    <ListItem>
      <NavigationLink
        ref={link}
        href={item.path}
        aria-disabled={blocked || undefined}
        aria-current={isHere ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          if (blocked) return;
          onNavigate(item.path);
        }}
      >
        <Icon name={isIconName(item.icon) ? item.icon : 'folder'} />
        <Span flex="1">{item.label}</Span>
        {item.count ? <Badge tone="accent">{`${item.count}${item.countIsBound ? '+' : ''}`}</Badge> : null}
      </NavigationLink>
    </ListItem>
  );
}

interface SidebarGroup {
  title: string | undefined;
  items: NavigationItem[];
}

/** The entries in their order, those that follow one another below the same heading together. */
export function groupsOf(items: readonly NavigationItem[]): SidebarGroup[] {
  return items.reduce<SidebarGroup[]>((groups, item) => {
    const last = groups.at(-1);
    if (last && last.title === item.group) last.items.push(item);
    else groups.push({ title: item.group, items: [item] });
    return groups;
  }, []);
}

export function isCurrent(item: NavigationItem, path: string): boolean {
  return path === item.path || (item.prefix === true && path.startsWith(`${item.path}/`));
}
