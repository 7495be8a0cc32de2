import { HStack, lenderLogo, lenderName, Span } from '@groundwork/web-ui';

/** The logo of the lender; without one the mark and the name, in the colour of the text around. */
export function Brand() {
  const { id, alt } = lenderLogo();
  if (id)
    return (
      <img
        src={`/api/shell/lender/logo/${id}`}
        alt={alt}
        style={{ height: 36, maxWidth: 200, objectFit: 'contain', background: '#fff', padding: 3, borderRadius: 6 }}
      />
    );
  return (
    <HStack gap="2.5">
      <svg viewBox="0 0 32 32" width="30" height="30" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden>
        <rect x="1.5" y="1.5" width="29" height="29" rx="7" />
        <path d="M7 23h18M10 23v-9l6-4.5 6 4.5v9M16 23v-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <Span fontSize="lg" fontWeight="semibold" letterSpacing="-0.01em">
        {lenderName()}
      </Span>
    </HStack>
  );
}
