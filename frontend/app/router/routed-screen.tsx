import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { Guard } from './guard.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import { ScreenSkeleton } from '../../design/screen-skeleton.tsx';

export interface RoutedScreenProps {
  readonly screens: RouteObject[];
  /** The matched path as the routes write it: the same screen for another id stays mounted. */
  readonly pattern: string;
}

/** The screen of the address, once the guard lets it be seen and its code is here. */
export const RoutedScreen = ({ screens, pattern }: RoutedScreenProps) => {
  const screen = useRoutes(screens);
  return (
    <ScreenBoundary key={pattern}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Guard>{screen}</Guard>
      </Suspense>
    </ScreenBoundary>
  );
};
