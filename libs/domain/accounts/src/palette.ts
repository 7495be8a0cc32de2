import { fill, lenderRules } from '@groundwork/domain-messages';

/** The colours that the accent of the lender becomes. */
export interface Palette {
  readonly solid: string;
  readonly hover: string;
  readonly contrast: string;
  readonly fg: string;
  readonly subtle: string;
  readonly muted: string;
}

export type Scheme = 'light' | 'dark';

interface Grounds {
  /** What lies below texts, the page first; the theme has the same. */
  readonly below: readonly string[];
  readonly onButton: string;
  readonly panel: string;
  /** Towards it a button goes under the pointer. */
  readonly away: string;
}

/** The grounds of the theme that texts in the accent stand on. */
export const grounds: Readonly<Record<Scheme, Grounds>> = {
  light: { below: ['#f4f7f7', '#ffffff', '#edf2f2'], onButton: '#ffffff', panel: '#ffffff', away: '#000000' },
  dark: { below: ['#0d1416', '#141d20', '#1a2529'], onButton: '#06282b', panel: '#141d20', away: '#ffffff' },
};

const leastContrast = 4.5;
const format = /^#[0-9a-f]{6}$/i;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** So much of the second colour in the first, from 0 to 1. */
function mixed(hex: string, other: string, share: number): string {
  const [from, to] = [channels(hex), channels(other)];
  const parts = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What an accent becomes in a scheme. */
export function paletteOf(accent: string, scheme: Scheme): Palette {
  const { onButton, panel, away } = grounds[scheme];
  const tint = scheme === 'light' ? [0.12, 0.22] : [0.18, 0.3];
  const [subtle = panel, muted = panel] = tint.map((share) => mixed(panel, accent, share));
  return { solid: accent, hover: mixed(accent, away, 0.2), contrast: onButton, fg: accent, subtle, muted };
}

const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Why an accent cannot be taken: every text in it and on it must be read. Undefined where it can. */
export function accentComplaint(value: unknown, scheme: Scheme): string | undefined {
  if (typeof value !== 'string' || !format.test(value)) return lenderRules.colorFormat;
  const { below, onButton } = grounds[scheme];
  const direction = scheme === 'light' ? lenderRules.darker : lenderRules.lighter;
  const onIt = contrastOf(value, onButton);
  if (onIt < leastContrast) return fill(lenderRules.contrastOfButton, { ratio: ratioText(onIt), direction });
  const asText = Math.min(...[...below, paletteOf(value, scheme).subtle].map((ground) => contrastOf(value, ground)));
  return asText < leastContrast ? fill(lenderRules.contrastAsText, { ratio: ratioText(asText), direction }) : undefined;
}
