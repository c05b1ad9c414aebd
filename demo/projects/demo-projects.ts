import type { DemoProject } from './demo-project.ts';
import { busanHousing } from './busan-housing.ts';
import { incheonLogistics } from './incheon-logistics.ts';
import { jejuResort } from './jeju-resort.ts';
import { pangyoOffice } from './pangyo-office.ts';
import { riversideCenter } from './riverside-center.ts';
import { sejongLibrary } from './sejong-library.ts';

export const demoProjects: readonly DemoProject[] = [
  riversideCenter,
  pangyoOffice,
  busanHousing,
  sejongLibrary,
  jejuResort,
  incheonLogistics,
];
