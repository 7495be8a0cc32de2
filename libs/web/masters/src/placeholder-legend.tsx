import { fill } from '@groundwork/domain-messages';
import { masters } from '@groundwork/domain-messages-screens';
import { Button, Disclosure, Sideways, Stack, Table, TableBody, TableCell, TableRow, Text } from '@groundwork/web-ui';

export interface EditorPlaceholder {
  readonly name: string;
  readonly label: string;
}

interface PlaceholderLegendProps {
  placeholders: readonly EditorPlaceholder[];
  /** Puts one where the cursor stands; without it the legend is to be read alone. */
  onInsert?: (name: string) => void;
}

/** The names that a text may have in double braces, and what each is filled with. */
export function PlaceholderLegend({ placeholders, onInsert }: PlaceholderLegendProps) {
  return (
    <Disclosure title={masters.placeholders}>
      <Stack gap="2">
        <Text textStyle="small">{masters.placeholderPurpose}</Text>
        <Sideways caption={masters.placeholders}>
          <Table aria-label={masters.placeholders}>
            <TableBody>
              {placeholders.map(({ name, label }) => (
                <TableRow key={name}>
                  <TableCell>{`{{${name}}}`}</TableCell>
                  <TableCell>{label}</TableCell>
                  {onInsert ? (
                    <TableCell align="end">
                      <Button
                        size="sm"
                        variant="outline"
                        aria-label={fill(masters.insertNamed, { name: `{{${name}}}` })}
                        onClick={() => onInsert(name)}
                      >
                        {masters.insert}
                      </Button>
                    </TableCell>
                  ) : null}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Sideways>
      </Stack>
    </Disclosure>
  );
}
