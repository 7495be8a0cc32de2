import { useEffect, useState } from 'react';
import { IDENTITY_IMAGE_LIMIT, identityImageError, identityImageTypes } from '@groundwork/domain-accounts';
import { formatFileSize } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { verification } from '@groundwork/domain-messages-borrower';
import { Alert, Box, Button, FileDrop, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import { bytesOf } from '../../../data/identity.js';

interface LicenseSideProps {
  label: string;
  file: File | undefined;
  /** What the service said of this picture. */
  refusal: string | undefined;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** One side of the licence: the picture that was chosen, or the place to choose one. What is no picture is refused at once. */
export function LicenseSide({ label, file, refusal, disabled, onChoose }: LicenseSideProps) {
  const [complaint, setComplaint] = useState<string>();
  const address = useAddress(file);
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    const error = identityImageError(await bytesOf(chosen));
    setComplaint(error);
    onChoose(error === undefined ? chosen : undefined);
  };
  const wrong = complaint ?? refusal;
  return (
    <Box as="section" aria-label={label} minWidth="0">
      <Stack gap="3">
        <Heading as="h3" size="sub">
          {label}
        </Heading>
        {file && address ? (
          <>
            <Box
              asChild
              width="full"
              height="220px"
              objectFit="contain"
              bg="bg.muted"
              borderRadius="md"
              borderWidth="1px"
              borderStyle="solid"
              borderColor="border"
            >
              <img src={address} alt={fill(verification.chosen, { side: label })} />
            </Box>
            <Flex gap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
              <Text textStyle="small" overflowWrap="anywhere" minWidth="0" flex="1">
                {file.name}, {formatFileSize(file.size)}
              </Text>
              <Button
                size="sm"
                variant="outline"
                disabled={disabled}
                aria-label={`${verification.another}: ${label}`}
                onClick={() => onChoose(undefined)}
              >
                {verification.another}
              </Button>
            </Flex>
          </>
        ) : (
          <FileDrop
            label={`${verification.choose}: ${label}`}
            accept={identityImageTypes.join(',')}
            hint={fill(verification.pictureHint, { size: formatFileSize(IDENTITY_IMAGE_LIMIT) })}
            disabled={disabled}
            onFiles={(files) => void take(files)}
          />
        )}
        {wrong === undefined ? null : <Alert tone="danger">{wrong}</Alert>}
      </Stack>
    </Box>
  );
}

/** An address for a file that is only in this page, given back when another one takes its place. */
function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
