import AssignmentRounded from '@mui/icons-material/AssignmentRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import ShoppingCartRounded from '@mui/icons-material/ShoppingCartRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import Box from '@mui/material/Box';
import { type ComponentType, Suspense, use } from 'react';
import { FeaturesContext } from '../../kernel/feature.ts';

/** Where the header, by words or by a picture, and the phone's bottom bar lead. */
export const places = [
  { path: '/', label: '홈', Icon: HomeRounded, login: false, header: 'none' },
  { path: '/shop', label: '쇼핑', Icon: StorefrontRounded, login: false, header: 'words' },
  { path: '/request', label: '요청', Icon: AssignmentRounded, login: true, header: 'words' },
  { path: '/cart', label: '장바구니', Icon: ShoppingCartRounded, login: false, header: 'picture' },
] as const;

export const placesFor = (loggedIn: boolean) => places.filter(({ login }) => loggedIn || !login);

/** The picture of a place, with the mark of the feature it belongs to. */
export const PlaceIcon = ({ path, Icon }: { path: string; Icon: ComponentType }) => (
  <Box component="span" sx={{ position: 'relative', display: 'inline-flex' }}>
    <Icon />
    <Suspense>
      {use(FeaturesContext).map(({ placeMarks }, index) => {
        const Mark = placeMarks?.[path];
        return Mark ? <Mark key={index} /> : null;
      })}
    </Suspense>
  </Box>
);
