/** Why Redis failed, for the log. Its errors carry the command with all its arguments: passwords, documents. */
export const redisReason = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
