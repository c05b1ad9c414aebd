import type { Row } from '../../campaign/table.ts';
import type { Ground } from './ground.ts';

export const damageAndMend = async (_ground: Ground): Promise<readonly Row[]> => [];
