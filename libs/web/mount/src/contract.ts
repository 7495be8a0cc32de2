import type { AreaChannel } from './channel.js';

/** Who is signed in, as far as an area needs to know. Never a token. */
export interface UserSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: 'borrower' | 'broker' | 'admin' | 'super';
  companies: { id: string; name: string }[];
  /** The company in use, for a borrower. */
  companyId?: string;
  /** The broker record of a broker. */
  brokerId?: string;
}

/** Everything that a remote receives from the shell. Nothing else crosses the border. */
export interface AreaContext {
  /** Path under which the area's routes live, without a closing slash; '' or '/' for the root. */
  basename: string;
  user: UserSummary;
  channel: AreaChannel;
}

export interface AreaHandle {
  /** Takes the area off the page and frees what it holds. Safe to call twice. */
  unmount(): void;
}

/** What `./app` of a remote exports as its default. */
export interface AreaModule {
  mount(element: HTMLElement, context: AreaContext): AreaHandle;
}

/** An entry of the shell's sidebar, published by the area. */
export interface NavigationItem {
  id: string;
  label: string;
  path: string;
  icon: string;
  /** Shown as a badge when above 0. */
  count?: number;
  /** Highlighted for every path that begins with `path` (else for the exact path only). */
  prefix?: boolean;
}

export type NoticeKind = 'success' | 'error' | 'info';

/** The events between shell and area, by name, with what they carry. */
export interface AreaEvents {
  /** area → shell: the sidebar's entries. */
  navigation: NavigationItem[];
  /** area → shell: the text of the top bar. */
  title: string;
  /** area → shell: the path that the area shows now. */
  location: string;
  /** area → shell: say something in the snackbar. */
  notify: { kind: NoticeKind; text: string };
  /** area → shell: a call was answered 401; the session is over. */
  'session-ended': undefined;
  /** area → shell: while true, links of the shell are blocked. */
  busy: boolean;
  /** area → shell: the area cannot go on (a chunk is missing, a render threw). */
  failed: { message: string };
  /** area → shell: leave the session. */
  logout: undefined;
  /** shell → area: go to this path. */
  navigate: string;
}
