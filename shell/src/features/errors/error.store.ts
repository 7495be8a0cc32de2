import { create } from 'zustand';

/** What failed: its status, and what the server said of it. */
export interface Fault {
  title: string;
  status: number;
  data: string;
  /** By which the log has it. */
  reference?: string;
}

export const useFault = create<{ fault: Fault | undefined }>(() => ({ fault: undefined }));

export const showFault = (fault: Fault) => useFault.setState({ fault });

export const acknowledgeFault = () => useFault.setState({ fault: undefined });
