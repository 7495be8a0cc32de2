import { chakra } from '@chakra-ui/react/styled-system';

/** An entry of a sidebar; `aria-current="page"` marks where the user is. */
export const NavigationLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    minHeight: '10',
    borderRadius: 'md',
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'none',
    '& svg': { color: 'fg.muted' },
    _hover: { bg: 'bg.subtle' },
    '&[aria-disabled=true]': { opacity: '0.55', cursor: 'progress' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.fg', '& svg': { color: 'accent.fg' } },
  },
});

/** The first stop of the Tab key; seen only while it has the focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: '70',
    px: '4',
    py: '2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focusVisible: { transform: 'none' },
  },
});

const AvatarCircle = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});

/** The initials of a name. */
export function Avatar({ name }: { name: string }) {
  const initials = name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
  return <AvatarCircle aria-hidden>{initials}</AvatarCircle>;
}
