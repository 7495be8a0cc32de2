const path = '/api/shell/account/who';
let answer: Promise<Response> | undefined;

/** Asks who is signed in while the scripts of the page are still on their way. */
export function askEarly(): void {
  answer = fetch(path);
  // Whoever takes the answer is told of its failure.
  answer.catch(() => undefined);
}

/** The answer to {@link askEarly}, once: what is asked later is asked anew. */
export function takeEarly(): Promise<Response> | undefined {
  const taken = answer;
  answer = undefined;
  return taken;
}
