import type { NavigationItem } from '@groundwork/web-mount';
import { Badge, Icon, isIconName, List, ListItem, NavigationLink, Span } from '@groundwork/web-ui';

interface SidebarProps {
  items: NavigationItem[];
  current: string;
  /** While true the links do nothing. */
  blocked: boolean;
  onNavigate: (path: string) => void;
}

/** The links that the area published. Real links, so that they can be opened in another tab. */
export function Sidebar({ items, current, blocked, onNavigate }: SidebarProps) {
  return (
    <nav aria-label="Main">
      <List p="3" display="flex" flexDirection="column" gap="1">
        {items.map((item) => (
          <ListItem key={item.id}>
            <NavigationLink
              href={item.path}
              aria-disabled={blocked || undefined}
              aria-current={isCurrent(item, current) ? 'page' : undefined}
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
        ))}
      </List>
    </nav>
  );
}

export function isCurrent(item: NavigationItem, path: string): boolean {
  return path === item.path || (item.prefix === true && path.startsWith(`${item.path}/`));
}
