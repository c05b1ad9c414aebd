/** A lease per version, so that two versions of a projection may be built and live side by side. */
export const projectionLease = ({ name, version }: { readonly name: string; readonly version: number }): string =>
  `projection:${name}@${version}`;

export const workflowLease = (name: string): string => `workflow:${name}`;
