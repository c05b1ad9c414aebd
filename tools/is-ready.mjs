// For health checks of containers: ends with 0 when the process beside it says that it is ready.
const timeoutMs = 3_500;

const ready = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`, {
  signal: AbortSignal.timeout(timeoutMs),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
