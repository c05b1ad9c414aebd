import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs `work`, and all it awaits, under one correlation id: log lines and events made there carry it. */
export const withCorrelation = <T>(id: string, work: () => T): T => storage.run(id, work);

/** Undefined outside `withCorrelation`. */
export const currentCorrelation = (): string | undefined => storage.getStore();

/** `log.info({ orderId }, 'what happened')`. */
export type Logger = PinoLogger;
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/** Fields that hold secrets or personal data; pino's wildcard is one level deep, so each depth is listed. */
const redactedFields = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'phone',
  'ip',
  'secret',
];
const depths = ['', '*.', '*.*.', '*.*.*.'];
/** `set-cookie` is no identifier: its path is written with brackets. */
const redactedPaths = depths.flatMap((depth) => [
  ...redactedFields.map((field) => depth + field),
  `${depth.slice(0, -1)}["set-cookie"]`,
]);

export interface LoggerOptions {
  readonly level: string;
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

const standardOutput = (): DestinationStream =>
  process.stdout.isTTY
    ? PinoPretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss.l' })
    : pino.destination({ dest: 1, sync: true });

/** Adds the correlation id, hides secrets and personal data. */
export const createLogger = ({ level, destination = standardOutput() }: LoggerOptions): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
      mixin: () => {
        const correlationId = currentCorrelation();
        return correlationId === undefined ? {} : { correlationId };
      },
    },
    destination,
  );
