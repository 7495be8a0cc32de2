import { HStack, IconButton } from '@groundwork/web-ui';
import { useSetup } from './setup-context.js';

interface RowActionsProps {
  /** Whose row it is, for screen readers. */
  name: string;
  disabled: boolean;
  /** The editor shows more than the row: a review opens it to read. */
  hasMore?: boolean;
  onEdit: () => void;
  onRemove?: () => void;
}

/** Edit and delete of a row; in a review the way to what the row does not show. */
export function RowActions({ name, disabled, hasMore, onEdit, onRemove }: RowActionsProps) {
  const { reviewing } = useSetup();
  if (reviewing) return hasMore ? <IconButton label={`View ${name}`} icon="eye" onClick={onEdit} /> : null;
  return (
    <HStack gap="0" justifyContent="flex-end">
      <IconButton label={`Edit ${name}`} icon="edit" disabled={disabled} onClick={onEdit} />
      {onRemove ? <IconButton label={`Delete ${name}`} icon="trash" disabled={disabled} onClick={onRemove} /> : null}
    </HStack>
  );
}
