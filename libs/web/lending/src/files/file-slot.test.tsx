import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileStatusLabels } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { files as sentences, screens } from '@groundwork/domain-messages-screens';
import { createApi, unwrap } from '@groundwork/web-http';
import { createAreaMount } from '@groundwork/web-mount';
import type { UserSummary } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import { FileSlot, FilesProvider } from '../files.js';
import type { FileDecision, FileNaming, FileRound, FilesAccess, FileSlotProps, StoredFile } from '../files.js';

/** The calls of an area, as its contract has them. */
interface Paths {
  [path: `/api/area/${string}`]: {
    get: { responses: { 200: { content: { 'application/json': unknown } } } };
    put: {
      requestBody: { content: { 'application/json': FileDecision | FileNaming } };
      responses: { 200: { content: { 'application/json': StoredFile } } };
    };
  };
}
const api = createApi<Paths>('http://localhost:4200');
const get = <T,>(path: `/api/area/${string}`) => unwrap(api.GET(path)) as Promise<T>;
const access: FilesAccess = {
  areaPath: '/api/area',
  list: (parent, id) => get<StoredFile[]>(`/api/area/fileUpload/${parent}/${id}`),
  link: (id) => get<{ uri: string }>(`/api/area/fileUpload/retrieve/${id}`),
  versions: (id) => get<StoredFile[]>(`/api/area/fileUpload/versions/${id}`),
  history: (id) => get<FileRound[]>(`/api/area/fileUpload/history/${id}`),
  nameOf: (id) => get<string>(`/api/area/name/${id}`),
  nameProperty: (body) => unwrap(api.PUT('/api/area/fileUpload/property', { body })) as Promise<StoredFile>,
  review: (body) => unwrap(api.PUT('/api/area/fileupload/update', { body })) as Promise<StoredFile>,
};
const [parentId, reader, other] = [idOf(1), idOf(2), idOf(3)];
const aFile = (values: Partial<StoredFile> = {}): StoredFile => ({
  fileUploadId: idOf(10),
  userFileName: 'contract.pdf',
  fileType: 'purchasecontract',
  status: 'pending',
  comments: null,
  personId: null,
  propertyId: null,
  contentType: 'application/pdf',
  size: 2048,
  uploadedBy: reader,
  uploadedAt: '2026-03-07T15:00:00.000Z',
  version: 1,
  replacedBy: null,
  ...values,
});
const list = `GET /api/area/fileUpload/application/${parentId}`;
type Answers = Parameters<typeof mountedArea>[0]['answers'];

/** The browser's request as far as an upload uses it; every form is answered by `answer`. */
class FakeRequest {
  static forms: FormData[] = [];
  static answer: () => { status: number; body: unknown };
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort?.();
  }
  send(form: FormData) {
    FakeRequest.forms.push(form);
    const { status, body } = FakeRequest.answer();
    setTimeout(() => {
      if (status === 0) return this.onerror?.();
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload?.();
    });
  }
}

let end: () => Promise<void> = async () => undefined;
const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  FakeRequest.forms = [];
  FakeRequest.answer = () => ({ status: 201, body: aFile() });
});
afterEach(async () => {
  await end();
  globalThis.XMLHttpRequest = real;
});

async function slot(role: UserSummary['role'], answers: Answers, props: Partial<FileSlotProps> = {}) {
  const shown = (
    <FilesProvider value={access}>
      <FileSlot type="purchasecontract" parent="application" parentId={parentId} required {...props} />
    </FilesProvider>
  );
  const area = await mountedArea({
    area: createAreaMount({ name: 'test', routes: () => [{ path: '/', element: shown }] }),
    user: { id: reader, firstName: 'Ada', lastName: 'M', email: 'a@b.c', role, companies: [] },
    path: '/',
    answers,
  });
  end = area.end;
  await screen.findByRole('region');
  return area;
}
const pdf = (name = 'contract.pdf', content = '%PDF') => new File([content], name, { type: 'application/pdf' });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])') as HTMLInputElement;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** What is seldom done with a file: a button of its own where it is the only one, else an entry of the file's menu. */
const further = async (word: string, name: string) => {
  await userEvent.click(await button(new RegExp(`^(${sentences.more}:|${word}) ${name}$`)));
  const entry = screen.queryByRole('menuitem', { name: word });
  if (entry) await userEvent.click(entry);
};
const drop = (...chosen: File[]) => fireEvent.drop(input(), { dataTransfer: { files: chosen } });

describe('who hands files in', () => {
  it('is told the limits before, drops several files, and sees each where it stands', async () => {
    let stored: StoredFile[] = [];
    FakeRequest.answer = () => {
      const name = (FakeRequest.forms.at(-1)?.get('file') as File).name;
      if (name === 'bad.pdf')
        return { status: 415, body: { status: 415, code: 'upload.type_refused', detail: shared.fileTypeRefused } };
      const file = aFile({ fileUploadId: idOf(20 + stored.length), userFileName: name });
      stored = [file, ...stored];
      return { status: 201, body: file };
    };
    const { said } = await slot('borrower', { [list]: () => stored });
    expect(await screen.findByText('Needed')).toBeTruthy();
    expect(screen.getByText('PDF, up to 100 MB')).toBeTruthy();
    expect(input().multiple).toBe(true);
    drop(pdf('a.pdf'), pdf('договор 📄.pdf'), pdf('bad.pdf'), pdf('c.pdf.exe'), pdf('empty.pdf', ''));
    // One after the other: the second waits, and says what for.
    expect(await screen.findAllByText(sentences.waitingToBeSent)).not.toHaveLength(0);
    for (const name of ['a.pdf', 'договор 📄.pdf']) await button(`Download ${name}`);
    expect(screen.getByText(fill(sentences.anotherOf, { label: 'Purchase Contract' }))).toBeTruthy();
    expect(screen.getByRole('list', { name: fill(sentences.uploaded, { label: 'Purchase Contract' }) })).toBeTruthy();
    const way = within(screen.getByRole('list', { name: fill(sentences.onTheWay, { label: 'Purchase Contract' }) }));
    const rows = async () =>
      way.getAllByRole('listitem').map((row) => [row.textContent, within(row).getByRole('alert').textContent]);
    await waitFor(async () =>
      expect((await rows()).map(([, why]) => why)).toEqual([
        shared.fileTypeRefused,
        shared.fileNameMisleads,
        shared.fileEmpty,
      ]),
    );
    expect(way.queryByRole('button', { name: screens.tryAgain })).toBeNull();
    expect(said).toContainEqual(['notify', { kind: 'success', text: '2 files uploaded' }]);
    expect(
      FakeRequest.forms.map((form) => [form.get('applicationId'), form.get('type'), form.get('replaces')]),
    ).toEqual(Array.from({ length: 3 }, () => [parentId, 'purchasecontract', null]));
    for (const name of ['bad.pdf', 'c.pdf.exe', 'empty.pdf'])
      await userEvent.click(way.getByRole('button', { name: `${screens.cancel} ${name}` }));
    expect(screen.getAllByText('In review').length).toBe(3);
  });

  it('tries again what did not arrive, without choosing anew', async () => {
    FakeRequest.answer = () => ({ status: 0, body: null });
    const { said } = await slot('borrower', { [list]: () => [] });
    await screen.findByText('Needed');
    await userEvent.upload(input(), pdf());
    expect((await screen.findByRole('alert')).textContent).toBe(screens.uploadProblem);
    expect(said.at(-1)).toEqual([
      'notify',
      expect.objectContaining({ kind: 'error', text: `${screens.errorUploading} ${screens.uploadProblem}` }),
    ]);
    FakeRequest.answer = () => ({ status: 201, body: aFile() });
    await userEvent.click(await button(screens.tryAgain));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(FakeRequest.forms).toHaveLength(2);
  });

  it('reads why a file was rejected and replaces that very file; the older version stays', async () => {
    await slot('borrower', {
      [list]: () => [
        aFile({ status: 'rejected', comments: 'Page 2 is missing' }),
        aFile({ fileUploadId: idOf(11), userFileName: 'other.pdf' }),
      ],
    });
    expect(await screen.findByText('Reason: Page 2 is missing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Approve|Reject)/ })).toBeNull();
    const row = (await screen.findByText('contract.pdf')).closest('li') as HTMLElement;
    await userEvent.upload(row.querySelector('input') as HTMLInputElement, pdf('better.pdf'));
    await waitFor(() => expect(FakeRequest.forms.map((form) => form.get('replaces'))).toEqual([idOf(10)]));
  });

  it('is asked before an approved file is replaced, and sends nothing when it is called off', async () => {
    const w9 = `GET /api/area/fileUpload/company/${parentId}`;
    await slot(
      'borrower',
      { [w9]: () => [aFile({ fileType: 'w9', status: 'approved' })] },
      { type: 'w9', parent: 'company' },
    );
    await screen.findByText('Replace W-9');
    drop(pdf('one.pdf'), pdf('two.pdf'));
    expect((await screen.findByRole('alert')).textContent).toBe(sentences.oneFileHere);
    await userEvent.upload(input(), pdf());
    const dialog = within(await screen.findByRole('alertdialog', { name: sentences.replaceApprovedTitle }));
    expect(dialog.getByText(fill(sentences.replaceApprovedDetail, { name: 'contract.pdf' }))).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: screens.cancel }));
    expect(FakeRequest.forms).toEqual([]);
    await userEvent.upload(input(), pdf());
    await userEvent.click(await button(sentences.replace));
    await waitFor(() => expect(FakeRequest.forms).toHaveLength(1));
    expect(FakeRequest.forms[0]?.get('replaces')).toBeNull();
  });

  it('offers to replace the file in the words of its place, not whom it is of', async () => {
    const w9 = `GET /api/area/fileUpload/company/${parentId}`;
    const words = { label: 'Ann Reyes', uploadLabel: 'Upload the W-9 of Ann', replaceLabel: 'Replace the W-9 of Ann' };
    await slot(
      'borrower',
      { [w9]: () => [aFile({ fileType: 'w9', status: 'rejected', comments: 'Not signed' })] },
      { type: 'w9', parent: 'company', ...words },
    );
    expect(await screen.findByText(words.replaceLabel)).toBeTruthy();
    expect(screen.queryByText(words.uploadLabel)).toBeNull();
  });

  it('puts a paper of one property to that property, and sees no other’s', async () => {
    const [house, other] = [idOf(30), idOf(31)];
    const contract = (propertyId: string, userFileName: string) =>
      aFile({ fileUploadId: idOf(20), fileType: 'presalecontract', propertyId, userFileName });
    await slot(
      'borrower',
      { [list]: () => [contract(other, 'other.pdf'), contract(house, 'mine.pdf')] },
      { type: 'presalecontract', propertyId: house, label: 'Presale Contract: 7 Oak Street' },
    );
    await button('Download mine.pdf');
    expect(screen.queryByText('other.pdf')).toBeNull();
    await userEvent.upload(input(), pdf());
    await waitFor(() => expect(FakeRequest.forms.map((form) => form.get('propertyId'))).toEqual([house]));
  });

  it('puts nothing more where a place is closed', async () => {
    await slot('admin', { [list]: () => [aFile()] }, { mode: 'review', closed: true });
    await button('Approve contract.pdf');
    expect(input()).toBeNull();
  });

  it('only reads where nothing may be changed', async () => {
    await slot('borrower', { [list]: () => [] }, { mode: 'read' });
    expect(await screen.findByText(screens.noFiles)).toBeTruthy();
    expect(input()).toBeNull();
  });
});

describe('who reviews', () => {
  const review = 'PUT /api/area/fileupload/update';

  it('approves, and rejects for a reason, on the status that is shown', async () => {
    let file = aFile();
    const { calls } = await slot(
      'admin',
      { [list]: () => [file], [review]: ({ body }) => (file = { ...file, ...(body as object) }) },
      { mode: 'review' },
    );
    await userEvent.click(await button('Reject contract.pdf'));
    expect(screen.getAllByText(sentences.toReview)).toHaveLength(2);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(dialog.getByRole('alert').textContent).toBe(shared.fileRejectionReason);
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${sentences.rejectReason}`)), 'Not signed');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Reason: Not signed')).toBeTruthy();
    await userEvent.click(await button('Approve contract.pdf'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve contract.pdf' })).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { id: idOf(10), status: 'rejected', comments: 'Not signed', fromStatus: 'pending' },
      { id: idOf(10), status: 'approved', fromStatus: 'rejected' },
    ]);
  });

  it('learns that another administrator was faster, keeps the reason, and may decide again', async () => {
    let file = aFile();
    const answer = ({ fromStatus, ...body }: FileDecision) => {
      if (fromStatus === file.status) return (file = { ...file, ...body } as StoredFile);
      return Response.json({ status: 409, code: 'state.version_conflict', current: file }, { status: 409 });
    };
    const { calls } = await slot(
      'admin',
      { [list]: () => [file], [review]: ({ body }) => answer(body as FileDecision) },
      { mode: 'review' },
    );
    await userEvent.click(await button('Reject contract.pdf'));
    file = aFile({ status: 'approved' });
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${sentences.rejectReason}`)), 'Not signed');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(
      fill(sentences.decidedMeanwhile, { status: fileStatusLabels.approved }),
    );
    expect(dialog.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${sentences.rejectReason}`)).value).toBe(
      'Not signed',
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve contract.pdf' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
      fromStatus: 'approved',
      comments: 'Not signed',
    });
  });

  it.each([
    ['purchasecontract', 'application', true, true],
    ['w9', 'company', true, true],
    ['w9', 'broker', true, false],
    ['orgdocuments', 'company', false, true],
  ] as const)('of a %s of a type %s uploads: %p, rejects: %p', async (type, parent, uploads, rejects) => {
    await slot(
      'super',
      { [`GET /api/area/fileUpload/${parent}/${parentId}`]: () => [aFile({ fileType: type })] },
      { type, parent, mode: 'review' },
    );
    await button('Approve contract.pdf');
    expect([input() !== null, screen.queryByRole('button', { name: 'Reject contract.pdf' }) !== null]).toEqual([
      uploads,
      rejects,
    ]);
  });
});

it('the history shows every version with who, when and why, and its bytes', async () => {
  const [first, second] = [
    aFile({
      fileUploadId: idOf(10),
      userFileName: 'first.pdf',
      status: 'rejected',
      comments: 'Not signed',
      replacedBy: idOf(11),
    }),
    aFile({ fileUploadId: idOf(11), userFileName: 'second.pdf', version: 2 }),
  ];
  const round = (
    fileUploadId: string,
    toStatus: FileRound['toStatus'],
    userId: string,
    comments: string | null = null,
    naming: Partial<FileRound> = {},
  ): FileRound => ({
    fileUploadId,
    fromStatus: null,
    toStatus,
    userId,
    comments,
    namedBy: null,
    propertyTitle: null,
    happenedAt: '2026-03-07T15:00:00.000Z',
    ...naming,
  });
  const { said } = await slot('borrower', {
    [list]: () => [second],
    [`GET /api/area/fileUpload/versions/${idOf(11)}`]: () => [second, first],
    [`GET /api/area/fileUpload/history/${idOf(11)}`]: () => [
      round(idOf(10), 'pending', other),
      round(idOf(10), 'rejected', idOf(4), 'Not signed'),
      round(idOf(11), 'pending', reader),
      round(idOf(11), 'pending', reader, null, { namedBy: 'borrower', propertyTitle: '7 Oak Street' }),
      round(idOf(11), 'pending', idOf(4), null, { namedBy: 'lender' }),
    ],
    [`GET /api/area/fileUpload/retrieve/${idOf(10)}`]: () => ({ uri: '/fileUpload/content/10?token=t' }),
    [`GET /api/area/name/${other}`]: () => Response.json('Maria Alvarez'),
  });
  await further(sentences.history, 'second.pdf');
  const dialog = within(await screen.findByRole('dialog'));
  const rounds = async (title: string) =>
    within(await dialog.findByRole('list', { name: title }))
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/ 03\/07\/2026 .* by/, ' by'));
  expect(await rounds('Version 2, in use')).toEqual([
    'Uploaded by you',
    'Said to be of 7 Oak Street by you',
    'Said to be of no property by the lender',
  ]);
  await dialog.findByText(/Maria Alvarez/);
  // The reviewer's name may not be read by a client.
  expect(await rounds('Version 1')).toEqual(['Uploaded by Maria Alvarez', 'Rejected by the lenderReason: Not signed']);
  expect(dialog.getByRole('button', { name: 'Download first.pdf' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'View first.pdf' }));
  await waitFor(() =>
    expect(said.at(-1)).toEqual([
      'preview',
      { userFileName: 'first.pdf', address: '/api/area/fileUpload/content/10?token=t' },
    ]),
  );
});

it.each([
  ['a paper of a property, which may be said to be of another', 'presalecontract', true],
  ['a paper that was uploaded and nothing else', 'purchasecontract', false],
] as const)('the history is offered at %s: %s, %p', async (_, type, isOffered) => {
  await slot('borrower', { [list]: () => [aFile({ fileType: type })] }, { type });
  await button('Download contract.pdf');
  const more = screen.queryByRole('button', { name: `${sentences.more}: contract.pdf` });
  if (more) await userEvent.click(more);
  expect(screen.queryByText(sentences.history) !== null).toBe(isOffered);
});

it('files that cannot be read say so, and so does a history, which names nobody whom the reader may not know', async () => {
  let away = true;
  const refused = () => Response.json({ status: 403, code: 'access.denied' }, { status: 403 });
  const file = aFile({ fileUploadId: idOf(11), version: 2 });
  await slot('borrower', {
    [list]: () => (away ? refused() : [file]),
    [`GET /api/area/fileUpload/versions/${idOf(11)}`]: () => (away ? refused() : [file]),
    [`GET /api/area/fileUpload/history/${idOf(11)}`]: () => [
      {
        fileUploadId: idOf(11),
        fromStatus: null,
        toStatus: 'pending',
        userId: other,
        comments: null,
        namedBy: null,
        propertyTitle: null,
        happenedAt: '2026-03-07T15:00:00.000Z',
      },
    ],
    [`GET /api/area/name/${other}`]: refused,
  });
  expect(await screen.findByText(sentences.filesNotLoaded)).toBeTruthy();
  away = false;
  await userEvent.click(await button(screens.tryAgain));
  await button('Download contract.pdf');
  away = true;
  await further(sentences.history, 'contract.pdf');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(sentences.historyNotLoaded)).toBeTruthy();
  away = false;
  await userEvent.click(dialog.getByRole('button', { name: screens.tryAgain }));
  expect(await dialog.findByText(new RegExp(`by ${sentences.somebody}$`))).toBeTruthy();
});

it('what is seldom done with a file stands in a menu with its name, which the keyboard walks', async () => {
  const places = [{ propertyId: idOf(30), title: '7 Oak Street' }];
  const file = aFile({ fileType: 'presalecontract', propertyId: idOf(30), version: 2 });
  const props = {
    type: 'presalecontract',
    mode: 'review',
    propertyId: idOf(30),
    places,
    applicationStatus: 'submitted',
  } as const;
  await slot('admin', { [list]: () => [file] }, props);
  const row = within(await screen.findByRole('listitem'));
  const words = row.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  const actions = [sentences.view, sentences.approve, sentences.reject].map((word) => `${word} contract.pdf`);
  expect(words).toEqual([...actions, `${sentences.more}: contract.pdf`]);
  const more = row.getByRole('button', { name: `${sentences.more}: contract.pdf` });
  more.focus();
  await userEvent.keyboard('{Enter}');
  const entries = within(row.getByRole('menu')).getAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    sentences.download,
    sentences.history,
    sentences.replace,
    sentences.changeProperty,
  ]);
  expect(document.activeElement).toBe(entries[0]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(entries[3]);
  await userEvent.keyboard('{Escape}');
  expect([row.queryByRole('menu'), document.activeElement]).toEqual([null, more]);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await screen.findByRole('dialog', { name: fill(sentences.historyOf, { name: 'contract.pdf' }) })).toBeTruthy();
});

describe('a file of which nobody said the property', () => {
  const places = [
    { propertyId: idOf(30), title: '7 Oak Street, Austin 78701' },
    { propertyId: idOf(31), title: '7 Oak Street, Dallas 75201' },
  ];
  const naming = 'PUT /api/area/fileUpload/property';
  const props = { mode: 'read', closed: true, places, applicationStatus: 'awaiting' } as const;
  const choose = `${sentences.nameProperty}: contract.pdf`;
  const opened = async () => {
    await userEvent.click(await button(choose));
    return within(await screen.findByRole('dialog'));
  };

  it('is said to be of one when that is confirmed, and is taken back in the same way', async () => {
    let file = aFile();
    const { calls, said } = await slot(
      'borrower',
      {
        [list]: () => [file],
        [naming]: ({ body }) => (file = { ...file, propertyId: (body as FileNaming).propertyId }),
      },
      props,
    );
    const dialog = await opened();
    expect(dialog.getByText(sentences.propertyLead)).toBeTruthy();
    expect(dialog.getByRole('heading').textContent).toBe(fill(sentences.propertyOf, { name: 'contract.pdf' }));
    await userEvent.click(dialog.getByRole('button', { name: sentences.nameProperty }));
    expect(dialog.getByRole('alert').textContent).toBe(shared.choice);
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('radio', { name: places[1]?.title }));
    await userEvent.click(dialog.getByRole('button', { name: sentences.nameProperty }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: choose })).toBeNull());
    await further(sentences.changeProperty, 'contract.pdf');
    const again = within(await screen.findByRole('dialog'));
    expect(JSON.stringify(said)).toContain(
      fill(sentences.propertyNamed, { name: 'contract.pdf', property: places[1]?.title ?? '' }),
    );
    await userEvent.click(again.getByRole('radio', { name: sentences.noProperty }));
    await userEvent.click(again.getByRole('button', { name: sentences.changeProperty }));
    await button(choose);
    expect(JSON.stringify(said)).toContain(fill(sentences.propertyTakenBack, { name: 'contract.pdf' }));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { id: idOf(10), propertyId: idOf(31), fromPropertyId: null },
      { id: idOf(10), propertyId: null, fromPropertyId: idOf(31) },
    ]);
  });

  it('is taken back from the message about it, on what was said, and is told how it stands where that came too late', async () => {
    let file = aFile();
    const { calls, said } = await slot(
      'borrower',
      {
        [list]: () => [file],
        [naming]: ({ body }) => {
          const { propertyId, fromPropertyId } = body as FileNaming;
          if (file.propertyId !== fromPropertyId)
            return Response.json({ status: 409, code: 'state.version_conflict', current: file }, { status: 409 });
          return (file = { ...file, propertyId });
        },
      },
      props,
    );
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: places[1]?.title }));
    await userEvent.click(dialog.getByRole('button', { name: sentences.nameProperty }));
    await waitFor(() => expect(screen.queryByRole('button', { name: choose })).toBeNull());
    const offered = said.findLast(([event]) => event === 'notify')?.[1] as { undo?: () => void };
    offered.undo?.();
    await button(choose);
    const text = fill(sentences.propertyTakenBack, { name: 'contract.pdf' });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text }]));
    expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      id: idOf(10),
      propertyId: null,
      fromPropertyId: idOf(31),
    });
    // Somebody else has said it anew since.
    file = { ...file, propertyId: idOf(30) };
    offered.undo?.();
    const now = fill(sentences.namedMeanwhile, { property: places[0]?.title ?? '' });
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'error', text: now }]));
  });

  it.each([
    [{ propertyId: idOf(30) }, fill(sentences.namedMeanwhile, { property: '7 Oak Street, Austin 78701' })],
    [{ propertyId: idOf(39) }, sentences.namedOtherwise],
    [{ replacedBy: idOf(11) }, sentences.replacedMeanwhile],
  ])('of which somebody else said it meanwhile is told as it stands: %p', async (more, sentence) => {
    const { said } = await slot(
      'admin',
      {
        [list]: () => [aFile()],
        [naming]: () => Response.json({ code: 'state.version_conflict', current: aFile(more) }, { status: 409 }),
      },
      { ...props, mode: 'review' },
    );
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: places[1]?.title }));
    await userEvent.click(dialog.getByRole('button', { name: sentences.nameProperty }));
    await waitFor(() => expect(JSON.stringify(said)).toContain(sentence));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the choice where it could not be saved', async () => {
    await slot(
      'borrower',
      { [list]: () => [aFile()], [naming]: () => Response.json({ code: 'upstream.unavailable' }, { status: 503 }) },
      props,
    );
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: places[1]?.title }));
    await userEvent.click(dialog.getByRole('button', { name: sentences.nameProperty }));
    expect(await dialog.findByText(shared.serviceUnavailable)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: places[1]?.title }).checked).toBe(true);
  });

  it.each([
    ['borrower', 'submitted', 'pending'],
    ['borrower', 'awaiting', 'approved'],
    ['admin', 'approved', 'pending'],
  ] as const)('is left as it is by a %s while the application is %s and the file %s', async (role, status, ofFile) => {
    await slot(role, { [list]: () => [aFile({ status: ofFile })] }, { ...props, applicationStatus: status });
    await button('Download contract.pdf');
    expect(screen.queryByRole('button', { name: choose })).toBeNull();
  });
});
