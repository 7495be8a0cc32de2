/** A value for light and one for dark; the pairs of text and ground reach WCAG AA in both. */
const pair = (base: string, dark: string) => ({ value: { base, _dark: dark } });
const values = <K extends string>(table: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(table).map(([key, value]) => [key, { value }]));

const scale = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24];
const spacing = Object.fromEntries(scale.map((step) => [step, { value: `${step / 4}rem` }]));

/** A size, and the place below it where something sticks. */
const topbar = values({ topbar: '60px' });

export const tokens = {
  spacing: { ...spacing, ...topbar },
  sizes: {
    ...spacing,
    ...topbar,
    ...values({ full: '100%', sidebar: '240px', page: '1200px', form: '720px', sentence: '90ch' }),
  },
  fonts: values({
    body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values({
    xs: '0.75rem',
    sm: '0.875rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ tight: '1.25', normal: '1.5' }),
  radii: values({ sm: '4px', md: '6px', lg: '10px', full: '9999px' }),
  durations: values({ fast: '120ms', normal: '200ms' }),
};

export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: pair('#f4f7f7', '#0d1416'),
      panel: pair('#ffffff', '#141d20'),
      subtle: pair('#edf2f2', '#1a2529'),
      muted: pair('#e2e9ea', '#223036'),
    },
    fg: {
      DEFAULT: pair('#15262b', '#e4edef'),
      muted: pair('#4a5f66', '#a4b6bc'),
      subtle: pair('#566b72', '#92a6ad'),
    },
    border: {
      DEFAULT: pair('#d6e0e2', '#2a383d'),
      strong: pair('#82979e', '#5c7178'),
    },
    accent: {
      solid: pair('#0d5c63', '#63c3bd'),
      hover: pair('#0a4a50', '#83d3cd'),
      contrast: pair('#ffffff', '#06282b'),
      fg: pair('#0b5a61', '#74cfc8'),
      subtle: pair('#e0efef', '#12353a'),
      muted: pair('#c3dfdf', '#1b4a50'),
    },
    success: { fg: pair('#1a6537', '#7dd3a0'), subtle: pair('#e2f2e8', '#12301f') },
    warning: { fg: pair('#7d4a00', '#efc27a'), subtle: pair('#fcefd8', '#382a12') },
    danger: {
      fg: pair('#a1242b', '#ff9d97'),
      subtle: pair('#fbe8e7', '#3b1a1a'),
      solid: pair('#a9262d', '#ff9d97'),
      contrast: pair('#ffffff', '#3a0808'),
    },
    info: { fg: pair('#1b558f', '#93c6f6'), subtle: pair('#e4eff9', '#12283d') },
  },
  shadows: {
    sm: pair('0 1px 2px rgba(16, 40, 46, 0.08)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    md: pair('0 4px 16px rgba(16, 40, 46, 0.12)', '0 4px 16px rgba(0, 0, 0, 0.6)'),
    lg: pair('0 12px 40px rgba(16, 40, 46, 0.2)', '0 12px 40px rgba(0, 0, 0, 0.7)'),
  },
};

/** 600 is where the sidebar collapses (specification, both documents). */
export const breakpoints = { sm: '601px', md: '900px', lg: '1200px', xl: '1600px' };

export const textStyles = {
  page: { value: { fontSize: '2xl', fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: '-0.01em' } },
  section: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'tight' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium' } },
  small: { value: { fontSize: 'sm', color: 'fg.muted' } },
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  rise: { from: { opacity: '0', transform: 'translateY(6px)' }, to: { opacity: '1', transform: 'none' } },
};
