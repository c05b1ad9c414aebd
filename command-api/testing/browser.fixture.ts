type Jar = Map<string, { readonly value: string; readonly path: string }>;

const keep = (jar: Jar, line: string) => {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const attribute = (name: string) => attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  if (attribute('Max-Age') === '0') jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), { value: pair.slice(at + 1), path: attribute('Path') ?? '/' });
};

/** As much of a browser as cookies take. */
export const browser = (base: string) => {
  const jar: Jar = new Map();
  let set: readonly string[] = [];

  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookies = [...jar]
      .filter(([, cookie]) => `/api/${path}`.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`);
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    set = answer.headers.getSetCookie();
    for (const line of set) keep(jar, line);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      headers: answer.headers,
      text,
      body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
    };
  };
  return {
    jar,
    call,
    post: (path: string, body: unknown = {}, headers: Record<string, string> = {}) => call('POST', path, body, headers),
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, undefined, headers),
    setCookie: (name: string) => set.find((line) => line.startsWith(`${name}=`)),
    copy: () => {
      const other = browser(base);
      for (const [name, cookie] of jar) other.jar.set(name, cookie);
      return other;
    },
  };
};
export type Browser = ReturnType<typeof browser>;
