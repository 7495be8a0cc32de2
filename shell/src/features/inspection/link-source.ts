import { fill } from '@groundwork/domain-messages';
import { inspectionPage as words } from '@groundwork/domain-messages-shell';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { ApiProblem } from '@groundwork/web-http';
import { keptStore } from '@groundwork/web-lending/inspection-report';
import type { KeptReport, ReportedWork, ReportSource } from '@groundwork/web-lending/inspection-report';
import { openInspection, photographByLink, reportByLink } from '../../data/inspection.js';
import type { OpenedInspection } from '../../data/inspection.js';

/** Whose reports are kept: of everybody who comes by a link. */
const whose = 'link';
/** Characters of a token that tell it from others; what is left out of 43 nobody guesses. */
const told = 16;

export const keyOfLink = (token: string): string => `${whose} ${token.slice(0, told)}`;

/** Of this inspection, written here by another link, which was replaced before it was sent; its photographs are this one's now. */
async function writtenBefore({ id, last }: OpenedInspection, key: string): Promise<ReportedWork['last']> {
  const store = keptStore();
  const written = (await store.reports(whose)).find((each) => each.inspectionId === id && each.key !== key);
  if (!written) return last;
  for (const photo of await store.photos(written.key)) await store.putPhoto({ ...photo, reportKey: key });
  return {
    note: written.note,
    lines: written.lines.map(({ id: line, ...said }) => ({ additionalBudgetItemId: line, ...said })),
  };
}

const workOfLink = (opened: OpenedInspection): KeptReport['work'] => ({
  applicationId: '',
  name: opened.projectName,
  about: fill(words.lead, {
    places: opened.places.join('; '),
    date: opened.scheduledFor ? formatMonthDayYear(opened.scheduledFor) : '',
    name: opened.inspectorName,
  }),
  note: opened.note,
  returned: opened.reason,
  lines: opened.lines.map(({ additionalBudgetItemId, name, section, percentComplete, isHeld }) => ({
    id: additionalBudgetItemId,
    name,
    section,
    accepted: percentComplete,
    isHeld,
  })),
});

/** Where the report of a link is read from and sent to. */
export const linkSource = (token: string, onEnd: (end: 'over' | 'done') => void): ReportSource => {
  const key = keyOfLink(token);
  return {
    key,
    async read() {
      try {
        const opened = await openInspection(token);
        if (opened.lines.length > 0)
          return { inspectionId: opened.id, work: workOfLink(opened), last: await writtenBefore(opened, key) };
        onEnd('done');
      } catch (error) {
        if (!(error instanceof ApiProblem) || ![404, 410].includes(error.status)) throw error;
        onEnd('over');
      }
      return 'closed';
    },
    photo: (_applicationId, file, photoKey) => photographByLink(token, file, photoKey),
    async report(body, sendKey) {
      await reportByLink(token, body, sendKey);
      const all = await keptStore().reports(whose);
      const old = all.filter((each) => each.inspectionId === body.id && each.key !== key);
      await Promise.all(old.map((each) => keptStore().remove(each.key)));
    },
  };
};
