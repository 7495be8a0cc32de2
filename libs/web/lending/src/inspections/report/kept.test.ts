import { describe, expect, it } from '@jest/globals';
import { fill, inspectionRules } from '@groundwork/domain-messages';
import { ApiProblem } from '@groundwork/web-http';
import { idOf } from '@groundwork/web-mount/testing';
import { bodyOf, complaintsOf, hasRoomFor, keyOf, newReport, withLine, workOf } from './kept-report.js';
import type { KeptPhoto, KeptReport } from './kept-report.js';
import { MemoryStore } from './kept-store.js';
import { sendReport } from './send-report.js';
import type { Calls } from './send-report.js';

const [roof, doors] = [idOf(1), idOf(2)];
const inspection = {
  id: idOf(5),
  applicationId: idOf(6),
  applicationName: 'Maple Street Homes',
  note: null,
  status: 'scheduled',
  reason: null,
  heldLines: [doors],
  reports: [],
};
const lineOfLoan = (id: string, name: string, percentComplete: number | null) => ({
  additionalBudgetItemId: id,
  name,
  section: 'Exterior Structure',
  percentComplete,
});
const loan = { lines: [lineOfLoan(roof, 'Roofing', 40), lineOfLoan(doors, 'Doors', null)] };
const key = keyOf(idOf(9), inspection.id);
const begun = (): KeptReport =>
  newReport(
    key,
    { inspectionId: inspection.id, work: workOf(inspection, loan), last: null },
    new Date('2026-04-02T15:00:00Z'),
  );
const photo = (id: string, line: string | null): KeptPhoto => ({
  id,
  reportKey: key,
  line,
  takenAt: `2026-04-02T15:0${id}:00.000Z`,
  place: '29.76043,-95.36980',
  content: new Blob(['x'], { type: 'image/jpeg' }),
  name: 'roof.jpg',
  fileUploadId: null,
});

describe('a report on a phone', () => {
  it('holds what is needed without a network, and sends what was said alone', () => {
    const report = withLine(begun(), roof, { percentComplete: 55.5, note: ' Shingles on ' });
    expect(report.work.lines).toEqual([
      { id: roof, name: 'Roofing', section: 'Exterior Structure', accepted: 40, isHeld: false },
      { id: doors, name: 'Doors', section: 'Exterior Structure', accepted: null, isHeld: true },
    ]);
    expect(bodyOf(report, [photo('1', null)])).toEqual({
      id: inspection.id,
      reportId: report.reportId,
      inspectedAt: '2026-04-02T15:00:00.000Z',
      note: null,
      photos: [{ fileUploadId: '1', takenAt: '2026-04-02T15:01:00.000Z', place: '29.76043,-95.36980' }],
      lines: [{ additionalBudgetItemId: roof, percentComplete: 55.5, reason: null, note: 'Shingles on', photos: [] }],
    });
  });

  it('complains before it is sent, at the line', () => {
    expect(complaintsOf(begun(), [])).toEqual({ lines: inspectionRules.reportEmpty });
    const lower = withLine(withLine(begun(), roof, { percentComplete: 30 }), doors, { percentComplete: 120 });
    expect(complaintsOf(lower, [])).toEqual({
      [`${roof}.reason`]: fill(inspectionRules.lowerPercentNeedsReason, { percent: '40.00%' }),
      [`${doors}.percentComplete`]: expect.any(String),
    });
    expect(complaintsOf(withLine(begun(), roof, { percentComplete: 30, reason: 'Storm' }), [])).toEqual({});
  });

  it('begins with what a returned one said', () => {
    const returned = {
      ...inspection,
      status: 'returned',
      reason: 'No photograph',
      reports: [{ note: 'Dry', lines: [{ additionalBudgetItemId: roof, percentComplete: 50 }] }],
    };
    const report = newReport(
      key,
      { inspectionId: returned.id, work: workOf(returned, loan), last: returned.reports.at(-1) },
      new Date(),
    );
    expect(report).toMatchObject({ note: 'Dry', lines: [{ id: roof, percentComplete: 50, reason: '' }] });
    expect(report.work.returned).toBe('No photograph');
  });

  it('takes a bounded number of photographs', () => {
    const photos = Array.from({ length: 299 }, () => photo('1', null));
    expect([hasRoomFor(photos, 1), hasRoomFor(photos, 2)]).toEqual([true, false]);
  });
});

describe('the sending', () => {
  /** A store with a report and two photographs, and a server that counts what it stored by key. */
  async function scene() {
    const store = new MemoryStore();
    const report: KeptReport = { ...withLine(begun(), roof, { percentComplete: 60 }), state: 'queued' };
    await store.putReport(report);
    await store.putPhoto(photo('1', roof));
    await store.putPhoto(photo('2', null));
    const files = new Map<string, string>();
    const bodies = new Map<string, unknown>();
    const calls: Calls = {
      photo: (_applicationId, _file, photoKey) => {
        if (!files.has(photoKey)) files.set(photoKey, `file ${photoKey}`);
        return Promise.resolve(files.get(photoKey) ?? '');
      },
      report: (body, sendKey) => {
        if (!bodies.has(sendKey)) bodies.set(sendKey, body);
        return Promise.resolve();
      },
    };
    return { store, report, files, bodies, calls };
  }
  const offline = () => Promise.reject(new ApiProblem({ status: 0, code: 'network.unreachable' }));

  it('sends photographs, then the report with their files, and keeps nothing after it', async () => {
    const { store, report, files, bodies, calls } = await scene();
    const progress: string[] = [];
    const outcome = await sendReport(store, report, calls, (n, total) => progress.push(`${n} of ${total}`));
    expect(outcome).toEqual({ end: 'sent' });
    expect(progress).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect([...files.keys()]).toEqual(['1', '2']);
    expect([...bodies.values()]).toMatchObject([
      { photos: [{ fileUploadId: 'file 2' }], lines: [{ photos: [{ fileUploadId: 'file 1' }] }] },
    ]);
    expect([await store.reports(idOf(9)), await store.photos(key)]).toEqual([[], []]);
  });

  it('that breaks anywhere is taken up where it was, and arrives once', async () => {
    const { store, report, files, bodies, calls } = await scene();
    let photosSent = 0;
    const breaksAtSecond: Calls = {
      ...calls,
      photo: (...photographed) => ((photosSent += 1) === 2 ? offline() : calls.photo(...photographed)),
    };
    expect(await sendReport(store, report, breaksAtSecond, () => undefined)).toEqual({ end: 'later' });
    expect((await store.photos(key)).map(({ fileUploadId }) => fileUploadId)).toEqual(['file 1', null]);
    // The report is stored, and its answer never comes.
    const answerIsLost: Calls = { ...calls, report: async (...sent) => (await calls.report(...sent), offline()) };
    expect(await sendReport(store, report, answerIsLost, () => undefined)).toEqual({ end: 'later' });
    expect(await store.report(key)).toEqual(report);
    expect(await sendReport(store, report, calls, () => undefined)).toEqual({ end: 'sent' });
    expect([files.size, bodies.size]).toEqual([2, 1]);
  });

  it.each([401, 429, 503])('waits where the server answers %s', async (status) => {
    const { store, report, calls } = await scene();
    const answers: Calls = {
      ...calls,
      report: () => Promise.reject(new ApiProblem({ status, code: 'upstream.unavailable' })),
    };
    expect(await sendReport(store, report, answers, () => undefined)).toEqual({ end: 'later' });
  });

  it('that is refused says so, and loses nothing', async () => {
    const { store, report, calls } = await scene();
    const error = new ApiProblem({ status: 409, code: 'state.illegal_transition' });
    const refused: Calls = { ...calls, report: () => Promise.reject(error) };
    expect(await sendReport(store, report, refused, () => undefined)).toEqual({ end: 'refused', error });
    expect([await store.report(key), (await store.photos(key)).length]).toEqual([report, 2]);
  });
});
