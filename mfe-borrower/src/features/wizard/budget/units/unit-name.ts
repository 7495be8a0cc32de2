import type { Property } from '../../../../data/api.js';

type Unit = Property['units'][number];

/** What a unit is called: its street, else its place. */
export const unitName = ({ street }: Unit, index: number): string => street || `Unit ${index + 1}`;
