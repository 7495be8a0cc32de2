import type { ReactNode } from 'react';
import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { ShellTheme } from '@groundwork/web-ui';

export interface Sent {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  method: string;
  /** Its Idempotency-Key; two calls with the same are one command. */
  key: string | null;
}

type Answer = (sent: Sent) => unknown;

/** A refusal as every service answers it. */
export const refusal = (
  status: number,
  code: string,
  more: { detail?: string; errors?: { field: string; message: string; code: string }[] } = {},
) => Response.json({ status, code, ...more }, { status });

/** As a browser without a connection fails. */
export const noConnection = (): never => {
  throw new TypeError('Failed to fetch');
};

export const terms = {
  id: '5f0c7a3e-0000-4000-8000-000000000001',
  version: 3,
  content: '<p>Records may be electronic.</p>',
  createdAt: '',
  lastEditedBy: null,
};

/** A server for the tests of one file: answers by 'POST /account/register', what is not given is not found. */
export function aServer() {
  const real = globalThis.fetch;
  const server = {
    answers: {} as Record<string, Answer>,
    sent: [] as Sent[],
    to: (path: string) => server.sent.filter((one) => one.path === path),
  };
  beforeEach(() => {
    server.answers = {};
    server.sent = [];
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    globalThis.fetch = async (input) => {
      const request = input as Request;
      const url = new URL(request.url);
      const text = await request.clone().text();
      const path = url.pathname.replace('/api/shell', '');
      const isJson = request.headers.get('Content-Type')?.includes('json') ?? false;
      const sent = {
        path,
        query: url.searchParams,
        body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
        method: request.method,
        key: request.headers.get('Idempotency-Key'),
      };
      server.sent.push(sent);
      const answer = server.answers[`${request.method} ${path}`];
      if (!answer) return refusal(404, 'resource.not_found');
      const body = await answer(sent);
      return body instanceof Response ? body : Response.json(body);
    };
  });
  afterEach(() => {
    globalThis.fetch = real;
  });
  return server;
}

/** The page is loaded anew in the same tab. */
export function reload(page: ReactNode) {
  dispatchEvent(new Event('pagehide'));
  cleanup();
  return visit(page);
}

/** What the tab stores, whatever it is called. */
export const storedInTab = (): string => JSON.stringify({ ...sessionStorage });

/** A page in the shell's theme, and somebody in front of it. */
export function visit(page: ReactNode) {
  return { user: userEvent.setup(), ...render(<ShellTheme>{page}</ShellTheme>) };
}

/** Writes into a field at once; a test in which the keys matter types. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
