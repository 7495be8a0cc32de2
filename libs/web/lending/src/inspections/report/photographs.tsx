import { useEffect, useRef, useState } from 'react';
import { acceptAttribute } from '@groundwork/domain-files';
import { displayInstant } from '@groundwork/domain-time';
import { Box, Button, Flex, IconButton, Text } from '@groundwork/web-ui';
import type { KeptPhoto } from './kept-report.js';

interface PhotographsProps {
  label: string;
  photos: readonly KeptPhoto[];
  disabled: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** Photographs of a line or of the whole: several at once, by the camera or from what the phone has. */
export function Photographs({ label, photos, disabled, onAdd, onRemove }: PhotographsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box mt="3">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptAttribute('inspectionPhoto')}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
      <Button
        size="sm"
        variant="outline"
        icon="plus"
        disabled={disabled}
        aria-label={`Add: ${label}`}
        onClick={() => input.current?.click()}
      >
        Photographs ({photos.length})
      </Button>
      <Flex gap="3" flexWrap="wrap" mt="2">
        {photos.map((photo, at) => (
          <Photograph
            key={photo.id}
            photo={photo}
            name={`${label}, ${at + 1}`}
            disabled={disabled}
            onRemove={() => onRemove(photo.id)}
          />
        ))}
      </Flex>
    </Box>
  );
}

interface PhotographProps {
  photo: KeptPhoto;
  name: string;
  disabled: boolean;
  onRemove: () => void;
}

function Photograph({ photo: { content, takenAt, place }, name, disabled, onRemove }: PhotographProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return (
    <Box width="104px">
      {address ? (
        <img
          src={address}
          alt={name}
          width={104}
          height={78}
          style={{ objectFit: 'cover', borderRadius: 6, width: 104, height: 78 }}
        />
      ) : null}
      <Flex alignItems="center" justifyContent="space-between">
        <Text textStyle="small">
          {displayInstant(takenAt)}
          {place ? ', with its place' : ''}
        </Text>
        <IconButton variant="ghost" icon="trash" label={`Remove: ${name}`} disabled={disabled} onClick={onRemove} />
      </Flex>
    </Box>
  );
}
