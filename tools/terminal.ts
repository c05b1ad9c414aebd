/** Runs a command of the terminal: whatever it throws is shown as one line, and the process ends with 1. */
export const runInTerminal = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
