/** How days and the year are counted for interest. */
export const interestBases = ['actual360', 'actual365', 'thirty360'] as const;
export type InterestBasis = (typeof interestBases)[number];

export const interestBasisLabels: Readonly<Record<InterestBasis, string>> = {
  actual360: 'Actual/360',
  actual365: 'Actual/365',
  thirty360: '30/360',
};

/** Days of a year by the basis; actual/365 has 365 in a leap year, too. */
export const daysOfYear: Readonly<Record<InterestBasis, 360 | 365>> = {
  actual360: 360,
  actual365: 365,
  thirty360: 360,
};

/** The day's number in a calendar whose months all have thirty days: the 31st is the 30th (30E/360). */
function thirtyDayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return 360 * year + 30 * month + Math.min(date, 30);
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) / 86_400_000;

/**
 * Days from `from` to `to` (YYYY-MM-DD), the first counted and the last not; negative when `to` lies before. Every basis counts the
 * parts of a period as the whole: of 30/360 that is so by the European rule alone.
 */
export function countedDays(basis: InterestBasis, from: string, to: string): number {
  const number = basis === 'thirty360' ? thirtyDayNumber : dayNumber;
  return number(to) - number(from);
}
