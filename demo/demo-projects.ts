import type { DemoProject } from './demo-project.ts';
import { busanHousing } from './projects/busan-housing.ts';
import { incheonLogistics } from './projects/incheon-logistics.ts';
import { jejuResort } from './projects/jeju-resort.ts';
import { pangyoOffice } from './projects/pangyo-office.ts';
import { riversideCenter } from './projects/riverside-center.ts';
import { sejongLibrary } from './projects/sejong-library.ts';

export const demoProjects: readonly DemoProject[] = [
  riversideCenter,
  pangyoOffice,
  busanHousing,
  sejongLibrary,
  jejuResort,
  incheonLogistics,
];
