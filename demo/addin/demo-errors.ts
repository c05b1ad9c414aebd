import type { PersonKey } from '../cast/demo-people.ts';

export interface DemoError {
  readonly command: string;
  readonly type: string;
  readonly frames: readonly [string, ...string[]];
  readonly version: string;
  readonly revit: number;
  /** Who met it, on which add-in of the demo, how many days ago and how often. */
  readonly seen: readonly (readonly [by: PersonKey, addin: number, ago: number, count: number])[];
  readonly note?: string;
  /** Days ago that somebody looked at it, and that it was fixed, with the version that fixes it. */
  readonly acknowledged?: number;
  readonly fixed?: readonly [ago: number, version: string];
}

export const demoErrors: readonly DemoError[] = [
  {
    command: 'Maru.Ducts.Clash',
    type: 'System.NullReferenceException',
    frames: ['Maru.Ducts.ClashFinder.Outline', 'Maru.Ducts.ClashFinder.Run', 'Maru.Ducts.Clash.Execute'],
    version: '1.4.2',
    revit: 2025,
    seen: [
      ['minseo', 0, 2.2, 3],
      ['taeho', 1, 1.4, 2],
    ],
  },
  {
    command: 'Maru.Sheets.Export',
    type: 'System.UnauthorizedAccessException',
    frames: ['Maru.Sheets.Exporter.Open', 'Maru.Sheets.Export.Execute'],
    version: '1.4.0',
    revit: 2024,
    seen: [
      ['taeho', 1, 12.1, 1],
      ['seojun', 3, 8.2, 2],
    ],
    acknowledged: 7.5,
    note: '읽기 전용 폴더에 내보낼 때 나요. 다음 판에서 폴더를 먼저 확인해요.',
  },
  {
    command: 'Maru.View.Capture',
    type: 'Autodesk.Revit.Exceptions.InvalidOperationException',
    frames: ['Maru.View.Camera.Shoot', 'Maru.View.Capture.Execute'],
    version: '1.3.1',
    revit: 2025,
    seen: [
      ['jiwoo', 2, 17.3, 4],
      ['jiwoo', 2, 15.2, 1],
    ],
    acknowledged: 14.8,
    fixed: [13, '1.4.0'],
  },
];
