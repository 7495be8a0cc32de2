import { useId } from 'react';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { Exports } from './exports.js';
import { FundingList } from './funding-list.js';
import { PendingFundings } from './pending-fundings.js';
import { placeLabels, places } from './places.js';

/** Payments of what was approved: to be scheduled, to be made, made, or taken back. */
export function FundingScreen() {
  useTitle(words.title);
  const [chosen, choose] = useSearchValue('place');
  const place = places.find((each) => each === chosen) ?? 'pending';
  const id = useId();
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <Stack gap="5">
        <Box maxWidth="320px">
          <Label htmlFor={id} mb="1.5">
            {words.place}
          </Label>
          <NativeSelect id={id} value={place} onChange={(event) => choose(event.currentTarget.value)}>
            {places.map((value) => (
              <option key={value} value={value}>
                {placeLabels[value]}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <Place place={place} />
      </Stack>
    </>
  );
}

function Place({ place }: { place: (typeof places)[number] }) {
  if (place === 'pending') return <PendingFundings />;
  return place === 'exports' ? <Exports /> : <FundingList key={place} stage={place} />;
}
