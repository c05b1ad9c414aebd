import { expect, it } from 'vitest';
import { serviceGate } from './service-gate.ts';

const passes = async () => 'ok';
const fails = () => Promise.reject(new Error('a view is being built'));
const close = async () => undefined;

it('has a check pass only where all of its name pass, whichever service comes last', async () => {
  for (const checks of [
    [fails, passes],
    [passes, fails],
  ]) {
    const gate = serviceGate();
    const services = checks.map((projections) => ({ checks: { projections }, close }));
    gate.open(services, { log: passes });
    expect(Object.keys(gate.checks())).toEqual(['log', 'projections']);
    await expect(gate.checks()['projections']?.()).rejects.toThrow('a view is being built');
    await gate.checks()['log']?.();
  }
});
