/** The value of a cookie in a `Cookie` header; those of ours are never encoded. */
export const cookieNamed = (header: string, { name }: { readonly name: string }): string | undefined =>
  header
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
