import { chakra } from '@chakra-ui/react/styled-system';

/** Layout pieces: Chakra's style props on plain elements, nothing else. */
export const Box = chakra('div');
export const Flex = chakra('div', { base: { display: 'flex' } });
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '3' } });
export const Wrap = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
export const Grid = chakra('div', { base: { display: 'grid', gap: '4' } });
export const Center = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center' } });
export const Spacer = chakra('div', { base: { flex: '1' } });
export const Separator = chakra('hr', { base: { borderTopWidth: '1px', borderColor: 'border', width: 'full' } });

export const Text = chakra('p');
export const Span = chakra('span');
export const Heading = chakra('h2', {
  base: { lineHeight: 'tight', fontWeight: 'semibold' },
  variants: { size: { page: { textStyle: 'page' }, section: { textStyle: 'section' }, sub: { fontSize: 'md' } } },
  defaultVariants: { size: 'section' },
});
export const List = chakra('ul', { base: { listStyle: 'none' } });
export const ListItem = chakra('li');
export const Form = chakra('form');

/** Read by screen readers, seen by nobody. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clip: 'rect(0 0 0 0)',
    whiteSpace: 'nowrap',
    border: '0',
  },
});

export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'sm',
    padding: { base: '4', sm: '6' },
  },
});
