/** A line of the budget as far as its use is known: the type of its row (specification 3), or its name where that was not kept. */
export interface TypedLine {
  readonly type?: string | null | undefined;
  readonly name: string;
}

/** Money for what nobody foresaw. The type has the specification's spelling. */
export const isContingency = ({ type, name }: TypedLine): boolean =>
  type ? type === 'contigency' : /\bcontingenc/i.test(name);

/** Money that the loan's interest is paid from. */
export const isInterestReserve = ({ type, name }: TypedLine): boolean =>
  type ? type === 'interest reserve' : /\binterest reserve/i.test(name);
