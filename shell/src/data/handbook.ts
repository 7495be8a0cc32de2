import { networkProblem, problemFrom } from '@groundwork/web-http';

/** A page of the handbook; `html` was sanitised when the shell was built. */
export interface HandbookText {
  readonly title: string;
  readonly html: string;
}

export interface HandbookPage extends HandbookText {
  readonly name: string;
}

/** A book of the handbook: its contents and what they lead to, in order. */
export interface Book extends HandbookText {
  readonly pages: readonly HandbookPage[];
}

/** The folder of a book in docs/handbook. */
export type BookName = 'borrower' | 'broker' | 'lender';

/** A book as it was built with the shell (tools/webpack/handbook.plugin.mjs). */
export async function fetchBook(name: BookName): Promise<Book> {
  const answer = await fetch(new Request(new URL(`/handbook-files/${name}.json`, location.origin))).catch(() => {
    throw networkProblem();
  });
  if (!answer.ok) throw problemFrom(answer.status, await answer.text());
  return answer.json() as Promise<Book>;
}
