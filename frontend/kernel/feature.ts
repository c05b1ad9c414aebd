import type { ThunkAction } from '@reduxjs/toolkit';
import { type ComponentType, createContext, use } from 'react';
import type { UnknownAction } from 'redux';

/** What a route says about itself. */
export interface RouteHandle {
  /** A visitor is sent Home. */
  readonly login?: true;
  /** The live connection is open while the route is shown. */
  readonly socket?: true;
  /** Below it stands who runs the shop. */
  readonly footer?: true;
  /** Exactly as high as the window: its panels scroll, the page does not. */
  readonly full?: true;
}

/** What an address says to its screen. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}
/**
 * What a screen asks the server first, for open screens, whose first answers come with the page: calls
 * (`shop/item/list?page=2`) whose answers it reads from the page by itself, or thunks.
 */
export type Opening = (place: Place) => readonly (string | OpeningThunk)[];
export type OpeningThunk = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;

/** One screen at one path. */
export interface FeatureRoute {
  readonly path: string;
  readonly handle?: RouteHandle;
  /** In the first chunk; for what nearly everyone sees first. */
  readonly Component?: ComponentType;
  /** As a chunk of its own. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType; readonly opening?: Opening }>;
}

export interface BannerProps {
  /** Whether the screen is Home or one of the shop. */
  readonly isShop: boolean;
}

/** What a context adds to the application. */
export interface Feature {
  readonly routes: readonly FeatureRoute[];
  /** Stays mounted on every screen once someone is logged in: palette items, shortcuts. Load it lazily. */
  readonly Companion?: ComponentType;
  /** Mounted while the command palette is open, for visitors too: what can be found there. Load it lazily. */
  readonly PalettePart?: ComponentType;
  /** Above everything on Home, which waits for it. */
  readonly homeTop?: () => Promise<ComponentType>;
  /** A section on Home, drawn when it comes into sight. Load it lazily. */
  readonly HomePart?: ComponentType;
  /**
   * By the path of a place of the shell, what is drawn at the corner of its picture: how much is in there. Small: it
   * comes with the first screen.
   */
  readonly placeMarks?: Readonly<Record<string, ComponentType>>;
  /** Whether its screens, but for those of administrators, end with the footer. */
  readonly footer?: true;
  /** The footer itself. Load it lazily. */
  readonly Footer?: ComponentType;
  /** Above the header of every screen. Small: it comes with the first screen. */
  readonly Banner?: ComponentType<BannerProps>;
  /** What `Banner` asks first, where a page is drawn on the server. */
  readonly bannerCalls?: readonly string[];
  /** A section on the screen of one's own account. Load it lazily. */
  readonly OwnPart?: ComponentType;
  /** A section on the page that the add-in's web view shows, whose window is narrow. Load it lazily. */
  readonly AddinPart?: ComponentType;
  /** A section on the screen on which administrators see one member. Load it lazily. */
  readonly MemberPart?: ComponentType<MemberPartProps>;
}

export interface MemberPartProps {
  /** The member's id. */
  readonly id: string;
}

/** All contexts of the application, for those who draw what they add and know none of them. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

/** What all features add in one place. */
export const useParts = (
  place: 'Companion' | 'PalettePart' | 'HomePart' | 'OwnPart' | 'AddinPart' | 'Footer',
): readonly ComponentType[] => use(FeaturesContext).flatMap((feature) => feature[place] ?? []);

export const useMemberParts = (): readonly ComponentType<MemberPartProps>[] =>
  use(FeaturesContext).flatMap(({ MemberPart }) => MemberPart ?? []);
