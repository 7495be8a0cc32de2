import { HStack, IconButton } from '@groundwork/web-ui';

interface RowActionsProps {
  /** Whose row it is, for screen readers. */
  name: string;
  disabled: boolean;
  onEdit: () => void;
  onRemove?: () => void;
}

/** Edit and delete of a row. */
export function RowActions({ name, disabled, onEdit, onRemove }: RowActionsProps) {
  return (
    <HStack gap="0" justifyContent="flex-end">
      <IconButton label={`Edit ${name}`} icon="edit" disabled={disabled} onClick={onEdit} />
      {onRemove ? <IconButton label={`Delete ${name}`} icon="trash" disabled={disabled} onClick={onRemove} /> : null}
    </HStack>
  );
}
