import { useEffect, useState } from 'react';
import { Box } from '@groundwork/web-ui';

interface Picture {
  path: string;
  size: number;
}

/** Quiet zone around the code, in modules: readers need four. */
const margin = 4;

/** A QR code, dark on light in every theme, as readers need it. Until it is drawn its place is kept. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let gone = false;
    Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]).then(
      ([{ generate }, { toSvgPath }]) => {
        const code = generate(text);
        if (!gone) setPicture({ path: toSvgPath(code), size: code.size });
      },
      // The secret stands beside it to be typed.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  const extent = (picture?.size ?? 0) + 2 * margin;
  return (
    <Box
      width="184px"
      height="184px"
      bg="white"
      borderRadius="md"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      flexShrink="0"
    >
      {picture ? (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-margin} ${-margin} ${extent} ${extent}`}
          width="100%"
          height="100%"
          shapeRendering="crispEdges"
        >
          <path d={picture.path} fill="#000" />
        </svg>
      ) : null}
    </Box>
  );
}
