import { useEffect, useState } from 'react';
import { viewer as sentences } from '@groundwork/domain-messages-shell';
import { Box } from '@groundwork/web-ui';
import { ZoomBar } from './zoom-bar.js';

interface PictureViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  /** A type of pixels; one that could hold scripts never comes here. */
  type: 'image/png' | 'image/jpeg' | 'image/webp';
  name: string;
  onUnshown: (sentence: string) => void;
}

/** A picture, from an address that only this page has. */
export function PictureView({ bytes, type, name, onUnshown }: PictureViewProps) {
  const [zoom, setZoom] = useState(1);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return (
    <>
      <ZoomBar zoom={zoom} onZoom={setZoom} />
      <Box
        flex="1"
        minHeight="0"
        overflow="auto"
        tabIndex={0}
        role="region"
        aria-label={name}
        bg="bg.muted"
        borderRadius="md"
        textAlign="center"
      >
        {address ? (
          <img
            src={address}
            alt={name}
            onError={() => onUnshown(sentences.previewFailed)}
            style={
              zoom === 1
                ? { maxWidth: '100%', margin: '0 auto', display: 'block' }
                : { width: `${zoom * 100}%`, maxWidth: 'none', display: 'block' }
            }
          />
        ) : null}
      </Box>
    </>
  );
}
