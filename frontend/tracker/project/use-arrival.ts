import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const stateOf = (state: unknown, name: string) => {
  const value = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

/** What someone was sent here for, `?name=value` or router state, until it is done. */
export const useArrival = (name: string) => {
  const [query] = useSearchParams();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const done = () => {
    const rest = new URLSearchParams(query);
    rest.delete(name);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  };
  return { value: query.get(name) ?? stateOf(state as unknown, name), done };
};
