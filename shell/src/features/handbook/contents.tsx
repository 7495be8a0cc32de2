import { handbook as words } from '@groundwork/domain-messages-shell';
import { Box, List, ListItem } from '@groundwork/web-ui';
import type { Book } from '../../data/handbook.js';
import { pathOf, PlaceLink } from './place-link.js';
import type { GoTo } from './place-link.js';

/** The contents beside a page; on a phone below it. */
export function Contents({ book, name, onNavigate }: { book: Book; name: string; onNavigate: GoTo }) {
  return (
    <Box
      as="nav"
      aria-label={words.contents}
      width={{ base: 'full', lg: '220px' }}
      flexShrink="0"
      position={{ lg: 'sticky' }}
      top={{ lg: '84px' }}
    >
      <List gap="2" display="flex" flexDirection="column">
        {[{ name: '', title: words.contents }, ...book.pages].map((page) => (
          <ListItem key={page.name}>
            <PlaceLink to={pathOf(page.name)} current={page.name === name} onNavigate={onNavigate}>
              {page.title}
            </PlaceLink>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
