import type { ThunkDispatch } from '@reduxjs/toolkit';
import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from 'react-redux';
import type { UnknownAction } from 'redux';
import type { RootState } from './root-reducer.ts';

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
export const useDispatch = useAnyDispatch.withTypes<AppDispatch>();
export const useSelector = useAnySelector.withTypes<RootState>();
