// Loaded into each process of the stack: told to stop when the stack is gone, also one that was killed and could not
// say so.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
