import type { PacePoint } from '@groundwork/domain-draws';
import { formatMonthYear } from '@groundwork/domain-time';
import { Box } from '@groundwork/web-ui';

interface PictureLinesProps {
  points: readonly PacePoint[];
  width: number;
  height: number;
  label: string;
}

const margin = { top: 12, right: 64, bottom: 28, left: 56 } as const;
const quarters = [0, 0.25, 0.5, 0.75, 1] as const;

/** '$1.2M': the axis has little room. */
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/**
 * Two lines that are told apart without a colour: funded is drawn through with a square at each month, the plan is dashed; each has
 * its name at its end.
 */
export function PictureLines({ points, width, height, label }: PictureLinesProps) {
  const top = Math.max(1, ...points.flatMap(({ funded, planned }) => [funded ?? 0, planned ?? 0]));
  const last = Math.max(1, points.length - 1);
  const x = (month: number): number => margin.left + (month / last) * (width - margin.left - margin.right);
  const y = (cents: number): number => height - margin.bottom - (cents / top) * (height - margin.top - margin.bottom);
  const line = (of: 'funded' | 'planned') =>
    points.flatMap((point) => (point[of] === null ? [] : [{ x: x(point.month), y: y(point[of]) }]));
  const [funded, planned] = [line('funded'), line('planned')];
  const each = Math.max(1, Math.ceil(last / (width < 500 ? 3 : 6)));
  return (
    <Box asChild color="fg" width="full" height="auto" fontSize="12px">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} fill="currentColor">
        {quarters.map((quarter) => (
          <g key={quarter}>
            <line
              x1={margin.left}
              x2={width - margin.right}
              y1={y(quarter * top)}
              y2={y(quarter * top)}
              stroke="var(--chakra-colors-border)"
            />
            <text x={margin.left - 6} y={y(quarter * top) + 4} textAnchor="end">
              {short.format((quarter * top) / 100)}
            </text>
          </g>
        ))}
        {points
          .filter(({ month }) => month % each === 0)
          .map(({ month, day }) => (
            <text key={month} x={x(month)} y={height - 8} textAnchor="middle">
              {formatMonthYear(day)}
            </text>
          ))}
        <Line at={planned} name="Plan" dash="6 5" color="var(--chakra-colors-fg-muted)" />
        <Line at={funded} name="Funded" color="var(--chakra-colors-accent-solid)" marked={points.length <= 40} />
      </svg>
    </Box>
  );
}

interface LineProps {
  at: readonly { readonly x: number; readonly y: number }[];
  name: string;
  color: string;
  dash?: string;
  marked?: boolean;
}

function Line({ at, name, color, dash, marked = false }: LineProps) {
  const end = at.at(-1);
  if (!end) return null;
  return (
    <>
      <polyline
        points={at.map((point) => `${point.x},${point.y}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth="2.5"
        strokeDasharray={dash}
      />
      {marked
        ? at.map((point) => <rect key={point.x} x={point.x - 3} y={point.y - 3} width="6" height="6" fill={color} />)
        : null}
      <text x={end.x + 6} y={end.y + 4}>
        {name}
      </text>
    </>
  );
}
