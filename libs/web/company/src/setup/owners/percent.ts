/** Percent with two decimals, more where it has more (specification 9). */
export const showPercent = (percent: number): string =>
  `${percent.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}%`;
