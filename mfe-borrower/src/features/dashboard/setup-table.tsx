import { setupStatusLabels } from '@groundwork/domain-companies';
import type { SetupStepStatus } from '@groundwork/domain-companies';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { Link } from '@groundwork/web-mount';
import {
  Box,
  ButtonLink,
  HStack,
  Icon,
  Sideways,
  StatusBadge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  Text,
  VisuallyHidden,
} from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import type { SetupRow } from './setup-rows.js';

const tones: Record<SetupStepStatus, Tone> = { complete: 'success', started: 'warning', notstarted: 'neutral' };
const shownFrom = { base: 'none', sm: 'table-cell' };

/** The steps with their icons, names, statuses and ways in (specification 2). */
export function SetupTable({ rows }: { rows: readonly SetupRow[] }) {
  return (
    <Sideways caption={borrowerPages.setupSteps}>
      <Table>
        <caption>
          <VisuallyHidden>{borrowerPages.setupSteps}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col">Step</TableHeader>
            <TableHeader scope="col" display={shownFrom}>
              Status
            </TableHeader>
            <TableHeader scope="col">
              <VisuallyHidden>Action</VisuallyHidden>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell py="2">
                <HStack gap="3">
                  <Icon name={row.icon} />
                  <Box>
                    <Text fontWeight="medium">{row.label}</Text>
                    <Box display={{ base: 'block', sm: 'none' }} mt="1">
                      <Status status={row.status} />
                    </Box>
                  </Box>
                </HStack>
              </TableCell>
              <TableCell py="2" display={shownFrom}>
                <Status status={row.status} />
              </TableCell>
              <TableCell py="2" align="end">
                <StepLink row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Sideways>
  );
}

const Status = ({ status }: { status: SetupStepStatus }) => (
  <StatusBadge tone={tones[status]}>{setupStatusLabels[status]}</StatusBadge>
);

/** The way into a step, in the table by its action alone. */
export function StepLink({ row: { label, action, to }, primary = false }: { row: SetupRow; primary?: boolean }) {
  if (to === undefined) return null;
  return (
    <ButtonLink asChild size={primary ? 'md' : 'sm'} variant={primary ? undefined : 'outline'}>
      <Link to={to} aria-label={primary ? undefined : `${action}: ${label}`}>
        {primary ? `${action}: ${label}` : action}
      </Link>
    </ButtonLink>
  );
}
