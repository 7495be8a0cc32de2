import { defineConditions, defineConfig } from '@chakra-ui/react/styled-system';

/** The states that a style may be for, by its name with an underscore: `_hover`. In Chakra's order, which decides what comes last. */
const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focus: '&:is(:focus, [data-focus])',
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  enabled: '&:enabled',
  first: '&:first-of-type',
  last: '&:last-of-type',
  invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
  placeholder: '&::placeholder, &[data-placeholder]',
  selected: '&:is([aria-selected=true], [data-selected])',
  dark: '.dark &, .dark .chakra-theme:not(.light) &',
});

/** Properties whose values are the tokens of a kind, and the short names that they have. */
const byTokens: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  colors: {
    background: ['bg'],
    backgroundColor: [],
    borderColor: [],
    borderTopColor: [],
    borderBottomColor: [],
    borderInlineStartColor: ['borderStartColor'],
    borderInlineEndColor: ['borderEndColor'],
    outlineColor: [],
    color: [],
    fill: [],
    stroke: [],
    accentColor: [],
  },
  spacing: {
    gap: [],
    rowGap: [],
    columnGap: [],
    margin: ['m'],
    marginTop: ['mt'],
    marginBottom: ['mb'],
    marginLeft: ['ml'],
    marginRight: ['mr'],
    marginInline: ['mx'],
    marginBlock: ['my'],
    marginInlineStart: ['ms'],
    marginInlineEnd: ['me'],
    padding: ['p'],
    paddingTop: ['pt'],
    paddingBottom: ['pb'],
    paddingLeft: ['pl'],
    paddingRight: ['pr'],
    paddingInline: ['px'],
    paddingBlock: ['py'],
    paddingInlineStart: ['ps'],
    paddingInlineEnd: ['pe'],
    inset: [],
    insetInline: ['insetX'],
    insetBlock: ['insetY'],
    insetInlineStart: ['insetStart'],
    insetInlineEnd: ['insetEnd'],
    top: [],
    bottom: [],
    left: [],
    right: [],
    scrollMargin: [],
    scrollMarginTop: [],
  },
  sizes: {
    width: ['w'],
    height: ['h'],
    minWidth: ['minW'],
    minHeight: ['minH'],
    maxWidth: ['maxW'],
    maxHeight: ['maxH'],
    flexBasis: [],
  },
  radii: { borderRadius: ['rounded'] },
  shadows: { boxShadow: ['shadow'] },
  durations: { transitionDuration: [], animationDuration: [] },
  fonts: { fontFamily: [] },
  fontSizes: { fontSize: [] },
  fontWeights: { fontWeight: [] },
  lineHeights: { lineHeight: [] },
};

/** Names of properties that take no tokens of ours. */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  borderInlineStart: ['borderStart'],
  borderInlineEnd: ['borderEnd'],
};

const utilities = {
  ...Object.fromEntries(
    Object.entries(byTokens).flatMap(([values, properties]) =>
      Object.entries(properties).map(([property, shorthand]) => [property, { values, shorthand: [...shorthand] }]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(shorthands).map(([property, shorthand]) => [property, { shorthand: [...shorthand] }]),
  ),
  lineClamp: {
    transform: (lines: string) => ({
      overflow: 'hidden',
      display: '-webkit-box',
      WebkitLineClamp: lines,
      WebkitBoxOrient: 'vertical' as const,
      textWrap: 'wrap',
    }),
  },
};

/**
 * The part of Chakra's base that the portal uses, in place of its `preset-base`, which every bundle carried whole: what is
 * written in a style comes out as it does there (`base-config.test.ts` compares every one). A property that is not named
 * here takes plain CSS values.
 */
export const baseConfig = defineConfig({ conditions, utilities });
