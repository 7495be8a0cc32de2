import type { Role } from '@groundwork/domain-access';
import type { AnswersAhead, Prove, ProveSigning } from '@groundwork/web-http';
import type { AreaChannel } from './channel.js';

/** Who is signed in, as far as an area needs to know. Never a token. */
export interface UserSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
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
  /** Largest upload in bytes, as far as the shell knows it by now; a shell of an earlier version says nothing. */
  readonly uploadLimitBytes?: number;
  /** Whether the shell shows files (`preview`); a shell of an earlier version does not. */
  readonly previews?: boolean;
  /** Whether it shows them on the area's own screen, too (`FileToShow.place`); a shell of an earlier version does not. */
  readonly placedPreviews?: boolean;
  /** Has the user prove again who it is, before something sensitive; a shell of an earlier version cannot. */
  readonly prove?: Prove;
  /** Has the signer prove what the lender asks for before a signature; a shell of an earlier version cannot. */
  readonly proveSigning?: ProveSigning;
  /** Answers to the first readings of the area's home (`homeCalls` of its manifest), each once; a shell of an earlier version has none. */
  readonly answersAhead?: AnswersAhead;
}

/** A file that the shell is to show. */
export interface FileToShow {
  userFileName: string;
  /** Where its bytes are for this session and a few minutes: '/api/borrower/fileUpload/content/…?token=…'. */
  address: string;
  /** Where on the area's screen it is shown, until that is left: an element in which the area puts nothing. Else in a dialog. */
  place?: { element: HTMLElement; left: AbortSignal };
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
  /** There are more than that: it was counted no further. */
  countIsBound?: boolean;
  /** Highlighted for every path that begins with `path` (else for the exact path only). */
  prefix?: boolean;
  /** The heading below which it stands, with its neighbours of the same one; without it, it stands by itself. */
  group?: string;
}

export type NoticeKind = 'success' | 'error' | 'info';

/** Dialogs of the shell that an area may ask for: the E-Sign Agreement, sign-in and security, the company in use. */
export type ShellDialog = 'esign' | 'security' | 'company';

/** What the user has done about the e-sign terms that are in force. */
export interface EsignState {
  accepted: boolean;
  /** 'Ignore For Now' was chosen in this session. */
  ignored: boolean;
}

/** The events between shell and area, by name, with what they carry. */
export interface AreaEvents {
  /** area → shell: the sidebar's entries. */
  navigation: NavigationItem[];
  /** area → shell: the text of the top bar. */
  title: string;
  /** area → shell: what the area's home begins with, every time the same; a shell of an earlier version does nothing. */
  opening: { readonly heading: string; readonly sentence?: string };
  /** area → shell: the path that the area shows now. */
  location: string;
  /** area → shell: say something in the snackbar. `undo` takes back what was done; a shell of an earlier version does not offer it. */
  notify: { kind: NoticeKind; text: string; undo?: () => void };
  /** area → shell: a call was answered 401; the session is over. */
  'session-ended': undefined;
  /** area → shell: while true, links of the shell are blocked. */
  busy: boolean;
  /** area → shell: what is being done, for the loading modal; undefined when it is over. */
  working: string | undefined;
  /** area → shell: the area cannot go on (a chunk is missing, a render threw). */
  failed: { message: string };
  /** area → shell: there is something that leaving would lose. */
  unsaved: boolean;
  /** area → shell: leave the session. */
  logout: undefined;
  /** area → shell: open one of the shell's dialogs. */
  open: ShellDialog;
  /** area → shell: show this file, in its place or in a dialog. */
  preview: FileToShow;
  /** area → shell: the screen at this path is to open without a network from now on. A shell of an earlier version does nothing. */
  offline: string;
  /** area → shell: this company was set up, and is the one in use from now on. The area is mounted anew for it. */
  company: string;
  /** shell → area: go to this path. */
  navigate: string;
  /** shell → area: how the user stands to the e-sign terms; told again to an area that comes later. */
  esign: EsignState;
}
