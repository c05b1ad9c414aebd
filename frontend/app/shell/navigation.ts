import AssignmentRounded from '@mui/icons-material/AssignmentRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';

/** Where the header and the phone's bottom bar lead. */
export const places = [
  { path: '/', label: '홈', Icon: HomeRounded, login: false, header: false },
  { path: '/request', label: '요청', Icon: AssignmentRounded, login: true, header: true },
] as const;

export const placesFor = (loggedIn: boolean) => places.filter(({ login }) => loggedIn || !login);
