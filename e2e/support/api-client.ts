import type { Area } from '@groundwork/domain-access';
import { demonstrationPassword } from '@groundwork/demonstration/facts';

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export interface Request {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the portal as a browser would, with the cookies that it was given, but without one. */
export class ApiClient {
  private cookies = new Map<string, string>();
  /** What the last sign-in answered. */
  login: Record<string, unknown> = {};

  constructor(readonly url: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A second client with the same cookies, as they are now. */
  copy(): ApiClient {
    const other = new ApiClient(this.url);
    other.cookies = new Map(this.cookies);
    other.login = this.login;
    return other;
  }

  async signIn(email: string, password = demonstrationPassword): Promise<this> {
    const answer = await this.call('POST', 'shell', '/account/login', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
    this.login = answer.body;
    return this;
  }

  async call(method: string, area: Area, path: string, request: Request = {}): Promise<ApiAnswer> {
    const response = await fetch(`${this.url}/api/${area}${path}`, {
      method,
      headers: {
        ...(this.cookies.size ? { cookie: this.cookie } : {}),
        ...(method === 'GET' ? {} : { 'x-csrf': '1' }),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    // A stream of events has no end to wait for.
    const isStream = (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
    const text = isStream ? '' : await response.text();
    if (isStream) await response.body?.cancel();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson && text ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), value);
  }
}
