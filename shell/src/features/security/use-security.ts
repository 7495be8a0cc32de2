import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCommand } from '@groundwork/web-http';
import { endDevice, endOtherDevices, fetchDevices, fetchSecondFactor } from '../../data/security.js';

const keys = { factor: ['second-factor'], devices: ['devices'] } as const;

export const useSecondFactor = () => useQuery({ queryKey: keys.factor, queryFn: fetchSecondFactor });

/** Asks anew how the second factor stands, after it was changed. */
export function useSecondFactorChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.factor });
}

export const useDevices = () => useQuery({ queryKey: keys.devices, queryFn: fetchDevices });

/** Ends one device, or all others where none is named. */
export function useEndDevices() {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async (id: string | undefined) => {
      await (id === undefined ? endOtherDevices() : endDevice(id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.devices }),
  });
}
