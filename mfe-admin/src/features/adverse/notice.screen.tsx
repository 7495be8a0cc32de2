import { applicationTitle, projectNumberText } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { displayDate, displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Button, Card, Facts, Heading, Icon, PageHeader, Span, Stack, TextLink } from '@groundwork/web-ui';
import { NoticeState } from '../../components/notice-state.js';
import { PersonName } from '../../components/person-name.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { useNoticeDetails, usePrintNotice } from '../../data/adverse.js';
import { LetterText } from './letter-text.js';
import { OnPaper } from './on-paper.js';
import { WriteNoticeForm } from './write-notice.js';

/** One notice of adverse action: its clock, and the letter to be written or as it was sent. */
export function NoticeScreen() {
  const { id = '' } = useParams();
  useTitle(words.notice);
  return (
    <QueryState query={useNoticeDetails(id)} failed={words.noticeFailed}>
      {(notice) => (
        <>
          <PageHeader
            title={fill(words.noticeOf, { name: applicationTitle({ id: notice.applicationId, name: notice.name }) })}
            description={projectNumberText(notice.projectNumber)}
            back={
              <TextLink asChild display="inline-flex" alignItems="center" gap="1.5">
                <Link to="/approval/adverse">
                  <Icon name="arrow-left" />
                  {words.title}
                </Link>
              </TextLink>
            }
            actions={notice.letter ? <Download id={id} /> : null}
          />
          <Stack gap="6">
            <Card>
              <NoticeFacts notice={notice} />
            </Card>
            {notice.status === 'due' ? (
              <Card>
                <WriteNoticeForm key={notice.id} notice={notice} />
              </Card>
            ) : null}
            <OnPaper notice={notice} />
            {notice.letter ? (
              <Card as="section" aria-label={words.asSent}>
                <Stack gap="5">
                  <Heading as="h2" size="sub">
                    {words.asSent}
                  </Heading>
                  <LetterText letter={notice.letter} />
                </Stack>
              </Card>
            ) : null}
          </Stack>
        </>
      )}
    </QueryState>
  );
}

function Download({ id }: { id: string }) {
  const print = usePrintNotice(id);
  return (
    <Button variant="outline" icon="download" loading={print.isPending} onClick={() => print.mutate(undefined)}>
      {words.download}
    </Button>
  );
}

const mono = (text: string) => (
  <Span fontFamily="mono" fontSize="xs">
    {text}
  </Span>
);

function NoticeFacts({ notice }: { notice: AdverseNoticeDetails }) {
  const { applicationId, companyName, decidedAt, decidedBy, completedOn, dueOn, sentAt, sentBy } = notice;
  const { contentHash, paperHash } = notice;
  return (
    <Facts
      facts={[
        { label: words.state, value: <NoticeState notice={notice} /> },
        { label: words.dueOn, value: formatMonthDayYear(dueOn) },
        {
          label: words.countsFrom,
          value: completedOn ? fill(words.clock, { date: formatMonthDayYear(completedOn) }) : words.clockOfAction,
        },
        {
          label: words.application,
          value: (
            <TextLink asChild>
              <Link to={`/admin/reviewapplication/${applicationId}`}>{companyName ?? words.application}</Link>
            </TextLink>
          ),
        },
        {
          label: words.rejected,
          value: (
            <>
              {displayDate(decidedAt)} by <PersonName userId={decidedBy} />
            </>
          ),
        },
        ...(sentAt
          ? [
              {
                label: words.sentBy,
                value: (
                  <>
                    {displayInstant(sentAt, { zone: 'EST' })} by <PersonName userId={sentBy} />
                  </>
                ),
              },
              { label: words.letterHash, value: mono(contentHash ?? '') },
              { label: words.paperHash, value: mono(paperHash ?? '') },
            ]
          : []),
      ]}
    />
  );
}
