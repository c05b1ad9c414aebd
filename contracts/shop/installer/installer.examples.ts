import type { Examples } from '../../kernel/message.ts';
import type { InstallerEvent } from './installer.events.ts';

const version = '1.4.0';

export const installerExamples: Examples<InstallerEvent> = {
  InstallerUploaded: {
    type: 'InstallerUploaded',
    data: {
      version,
      file: 'installer/release/01900000-0000-7000-8000-0000000000f1.msi',
      name: 'maru-addin-1.4.0.msi',
      size: 48_234_496,
      sha256: 'ab'.repeat(32),
    },
  },
  InstallerDescribed: {
    type: 'InstallerDescribed',
    data: { version, years: [2024, 2025, 2026], notes: '뷰와 함께 이슈를 보내요.' },
  },
  InstallerPublished: { type: 'InstallerPublished', data: { version } },
  InstallerWithdrawn: { type: 'InstallerWithdrawn', data: { version } },
  InstallerItemsChosen: { type: 'InstallerItemsChosen', data: { item_ids: ['01900000-0000-7000-8000-0000000000f3'] } },
};
