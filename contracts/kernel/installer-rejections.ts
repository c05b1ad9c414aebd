import { rejection } from './rejection.ts';

/** What is refused about the installer of the add-in. */
export const installerRejections = {
  installer_not_found: rejection(404, 'No such release', '설치 파일을 찾을 수 없어요. 판매자가 내렸을 수 있어요.'),
  installer_there: rejection(409, 'Release is there', '이미 올린 버전이에요. 다른 버전 번호를 적어 주세요.'),
  too_many_installers: rejection(409, 'Too many releases', '설치 파일은 200개까지 올릴 수 있어요.'),
  installer_too_large: rejection(413, 'Installer too large', '설치 파일은 300MB까지 올릴 수 있어요.'),
  installer_not_a_program: rejection(
    400,
    'Not an installer',
    '설치 파일이 아니에요. 이름에 맞는 msi, exe, zip 파일을 골라 주세요.',
  ),
  licence_needed: rejection(403, 'No licence', '설치 파일은 라이선스가 있는 분만 받을 수 있어요.'),
} as const;
