import { describe, expect, it } from '@jest/globals';
import { semanticTokens } from './tokens.js';

type Scheme = 'base' | '_dark';
const { colors } = semanticTokens;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = { bg: colors.bg.DEFAULT, panel: colors.bg.panel, subtle: colors.bg.subtle };
const texts = {
  fg: colors.fg.DEFAULT,
  muted: colors.fg.muted,
  fieldHint: colors.fg.subtle,
  accent: colors.accent.fg,
  success: colors.success.fg,
  warning: colors.warning.fg,
  danger: colors.danger.fg,
  info: colors.info.fg,
};
const pairs = [
  ...Object.entries(texts).flatMap(([text, color]) =>
    Object.entries(grounds).map(([ground, on]) => [`${text} on ${ground}`, color, on] as const),
  ),
  ['button', colors.accent.contrast, colors.accent.solid] as const,
  ['button under the pointer', colors.accent.contrast, colors.accent.hover] as const,
  ['dangerous button', colors.danger.contrast, colors.danger.solid] as const,
  ...(['accent', 'success', 'warning', 'danger', 'info'] as const).map(
    (tone) => [`${tone} badge`, colors[tone].fg, colors[tone].subtle] as const,
  ),
  ['neutral badge', colors.fg.DEFAULT, colors.bg.muted] as const,
];

describe.each<Scheme>(['base', '_dark'])('WCAG AA, %s', (scheme) => {
  it.each(pairs)('%s', (_name, text, ground) => {
    expect(contrast(text.value[scheme], ground.value[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it('the border of a control stands out by 3 to 1', () => {
    const { value } = colors.border.strong;
    expect(contrast(value[scheme], colors.bg.panel.value[scheme])).toBeGreaterThanOrEqual(3);
  });
});
