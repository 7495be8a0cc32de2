import { portfolioPage as words } from '@groundwork/domain-messages-admin';
import { formatMonthYear } from '@groundwork/domain-time';
import { Box, Card, DataTable, Disclosure, Heading, MoneyText, Stack, Text } from '@groundwork/web-ui';
import type { Portfolio } from '../../data/api.js';

type Month = Portfolio['months'][number];

const nameOf = ({ month }: Month): string => formatMonthYear(`${month}-01`);

/** '11/26': twelve of them fit side by side. */
const shortName = ({ month }: Month): string => `${month.slice(5)}/${month.slice(2, 4)}`;

/** '$1.2M': a column has little room. */
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** What was asked for and paid, month by month; the same as a table behind it. */
export function MonthsSection({ months }: { months: readonly Month[] }) {
  return (
    <Card as="section" aria-label={words.months}>
      <Stack gap="4">
        <div>
          <Heading as="h2" size="sub">
            {words.months}
          </Heading>
          <Text textStyle="small">{words.monthsKey}</Text>
        </div>
        {[
          { key: 'wide', width: 1060, height: 260, of: months, display: { base: 'none', sm: 'block' } },
          { key: 'narrow', width: 350, height: 220, of: months.slice(-6), display: { base: 'block', sm: 'none' } },
        ].map(({ key, of, width, height, display }) => (
          <Box key={key} display={display} maxWidth={`${width}px`}>
            <MonthColumns months={of} width={width} height={height} />
          </Box>
        ))}
        <Disclosure title={words.asTable}>
          <DataTable
            caption={words.months}
            rows={[...months]}
            rowKey={({ month }) => month}
            columns={[
              { id: 'month', header: words.month, cell: nameOf },
              { id: 'requests', header: words.requests, align: 'end', cell: ({ requests }) => requests },
              {
                id: 'asked',
                header: words.requested,
                align: 'end',
                cell: ({ requested }) => <MoneyText cents={requested} />,
              },
              { id: 'payments', header: words.payments, align: 'end', cell: ({ payments }) => payments },
              { id: 'paid', header: words.paid, align: 'end', cell: ({ paid }) => <MoneyText cents={paid} /> },
            ]}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}

const margin = { top: 20, bottom: 28 } as const;

/** A filled column for what was paid within the outline of what was asked for. */
function MonthColumns({ months, width, height }: { months: readonly Month[]; width: number; height: number }) {
  const top = Math.max(1, ...months.flatMap(({ requested, paid }) => [requested, paid]));
  const step = width / Math.max(1, months.length);
  const room = height - margin.top - margin.bottom;
  const tall = (cents: number): number => (cents / top) * room;
  const base = height - margin.bottom;
  return (
    <Box asChild color="fg" width="full" height="auto">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.months} fontSize="11" fill="currentColor">
        <line x1="0" x2={width} y1={base} y2={base} stroke="var(--chakra-colors-border-strong)" />
        {months.map((month, at) => {
          const [left, wide] = [at * step + step * 0.2, step * 0.6];
          const most = Math.max(month.requested, month.paid);
          return (
            <g key={month.month}>
              <rect
                x={left}
                width={wide}
                y={base - tall(month.paid)}
                height={tall(month.paid)}
                fill="var(--chakra-colors-accent-solid)"
              />
              <rect
                x={left - 2}
                width={wide + 4}
                y={base - tall(month.requested)}
                height={tall(month.requested)}
                fill="none"
                stroke="currentColor"
                strokeDasharray="4 3"
              />
              {most > 0 ? (
                <text x={at * step + step / 2} y={base - tall(most) - 6} textAnchor="middle">
                  {short.format(most / 100)}
                </text>
              ) : null}
              <text x={at * step + step / 2} y={height - 8} textAnchor="middle">
                {shortName(month)}
              </text>
            </g>
          );
        })}
      </svg>
    </Box>
  );
}
