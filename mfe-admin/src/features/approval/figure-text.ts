import type { Demographics } from '../../data/api.js';

type Figure = Demographics['figures'][number];

const formats: Readonly<Record<Figure['unit'], (value: number) => string>> = {
  count: (value) => value.toLocaleString('en-US', { maximumFractionDigits: 0 }),
  dollars: (value) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  percent: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}%`,
  years: (value) => `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} years`,
};

/** A figure of an area as it reads: '48,120', '$92,400', '61.5%', '38.2 years'. Dollars are whole ones. */
export const figureText = ({ unit, value }: Pick<Figure, 'unit' | 'value'>): string => formats[unit](value);
