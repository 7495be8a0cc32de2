import { closingGaps } from './index.js';

const item = (kind: 'insurance' | 'title' | 'building_permit', more = {}) => ({
  kind,
  completed: false,
  dueOn: null,
  fileUploadId: null,
  ...more,
});
const file = (fileUploadId: string, fileType: 'insurance' | 'title', status: 'pending' | 'approved' | 'rejected') => ({
  fileUploadId,
  fileType,
  status,
});

describe('what a closing still waits for', () => {
  const open = ['insurance', 'title'] as const;
  const items = [item('insurance', { dueOn: '2026-03-20' }), item('title')];

  it('is every open item without a file, with its day', () => {
    expect(closingGaps({ open, items }, [])).toEqual([
      { type: 'insurance', dueOn: '2026-03-20', isRejected: false },
      { type: 'title', dueOn: null, isRejected: false },
    ]);
    expect(closingGaps({ open: [], items }, [])).toEqual([]);
  });

  it('is nothing once each has a file that the lender has not rejected, ticked off or not', () => {
    expect(closingGaps({ open, items }, [file('a', 'insurance', 'pending'), file('b', 'title', 'approved')])).toEqual(
      [],
    );
  });

  it('is what was rejected and nothing has replaced', () => {
    const files = [file('a', 'insurance', 'rejected'), file('b', 'title', 'rejected'), file('c', 'title', 'pending')];
    expect(closingGaps({ open, items }, files)).toEqual([{ type: 'insurance', dueOn: '2026-03-20', isRejected: true }]);
  });

  it('is another file for an item that was in order and has ended', () => {
    const ended = [item('insurance', { completed: true, fileUploadId: 'a' })];
    const first = file('a', 'insurance', 'approved');
    expect(closingGaps({ open: ['insurance'], items: ended }, [first])).toEqual([
      { type: 'insurance', dueOn: null, isRejected: false },
    ]);
    expect(closingGaps({ open: ['insurance'], items: ended }, [first, file('z', 'insurance', 'pending')])).toEqual([]);
  });
});
