import { useDispatch as useAnyDispatch, useSelector as useAnySelector, useStore } from 'react-redux';
import type { RootState } from './root-reducer.ts';
import type { AppDispatch, AppStore } from '../store/store.ts';

export const useDispatch = useAnyDispatch.withTypes<AppDispatch>();
export const useSelector = useAnySelector.withTypes<RootState>();
export const useLive = () => (useStore() as AppStore).live;
