import { afterAll } from 'vitest';
import { closeVisitors } from './visitor.ts';

afterAll(closeVisitors);
