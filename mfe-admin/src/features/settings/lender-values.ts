import { lenderRecord } from '@groundwork/domain-accounts';
import type { Lender } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { fieldNames, labelsOf } from '@groundwork/domain-records';
import type { LenderVersion } from '../../data/api.js';

/** What the form holds. `logo`: '' as it is, 'none' to take it away, else a PNG in base64. */
export interface LenderValues extends Lender {
  logo: string;
}

export const lenderValues = ({ name, logoAlt, accentLight, accentDark }: LenderVersion): LenderValues => ({
  name,
  logoAlt,
  accentLight,
  accentDark,
  logo: '',
});

const labels: Readonly<Record<string, string>> = { ...labelsOf(lenderRecord), logo: words.logo };
export const lenderLabel = (name: string): string => labels[name] ?? name;

export function lenderValue(name: string, value: unknown): string {
  if (name !== 'logo') return String(value ?? '');
  if (value === '') return words.sameLogo;
  return value === 'none' ? words.noLogo : words.newLogo;
}

/** What a version changed in the one before it, in words. */
export const changesOf = (before: LenderVersion, after: LenderVersion): string[] => [
  ...fieldNames(lenderRecord).flatMap((name) =>
    (before[name] ?? '') === (after[name] ?? '')
      ? []
      : [fill(words.change, { label: lenderLabel(name), before: before[name] || '—', after: after[name] || '—' })],
  ),
  ...(before.logoId === after.logoId
    ? []
    : [
        fill(words.change, {
          label: words.logo,
          before: before.logoId?.slice(0, 8) ?? words.noLogo,
          after: after.logoId?.slice(0, 8) ?? words.noLogo,
        }),
      ]),
];
