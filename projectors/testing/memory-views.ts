import type { Document, FindOptions, Scalar, Stored, ViewCollection, ViewStore, ViewWrite, Where } from '@maru/platform/view-store/view-store';

interface Version { status: 'building' | 'live'; position: number; docs: Map<string, Stored<Document>> }

const matches = (doc: Document, where: Where = {}) =>
  Object.entries(where).every(([field, wanted]) => {
    const value = (doc as unknown as Record<string, Scalar>)[field] ?? null;
    if (typeof wanted !== 'object' || wanted === null) return value === wanted;
    return wanted.gt === undefined || (value !== null && value > wanted.gt);
  });

export const memoryViews = (): ViewStore => {
  const all = new Map<string, Map<number, Version>>();
  const listeners = new Set<(name: string, position: number) => void>();
  const versionsOf = (name: string) => { const m = all.get(name) ?? new Map<number, Version>(); all.set(name, m); return m; };
  const versionOf = (name: string, version: number) => { const v = versionsOf(name).get(version); if (!v) throw new Error(`no ${name}@${version}`); return v; };
  const collection = (docs: () => Map<string, Stored<Document>>): ViewCollection => ({
    get: async <D extends Document>(id: string) => structuredClone(docs().get(id)) as Stored<D> | undefined,
    getMany: async <D extends Document>(ids: readonly string[]) => ids.flatMap((id) => (docs().get(id) ? [structuredClone(docs().get(id)) as Stored<D>] : [])),
    find: async <D extends Document>({ where, limit }: FindOptions) =>
      [...docs().values()].filter(({ doc }) => matches(doc, where)).toSorted((a, b) => (a.doc.id < b.doc.id ? -1 : 1)).slice(0, limit) as Stored<D>[],
    count: async ({ where }) => [...docs().values()].filter(({ doc }) => matches(doc, where)).length,
  });
  const apply = (docs: Map<string, Stored<Document>>, { id, doc, position }: ViewWrite) => {
    if ((docs.get(id)?.position ?? -1) >= position) return;
    if (doc) docs.set(id, { doc: structuredClone(doc), position });
    else docs.delete(id);
  };
  return {
    define: async ({ name, version }) => void (versionsOf(name).has(version) || versionsOf(name).set(version, { status: 'building', position: 0, docs: new Map() })),
    view: (name) => collection(() => [...versionsOf(name).values()].find(({ status }) => status === 'live')?.docs ?? new Map()),
    version: (name, version) => collection(() => versionOf(name, version).docs),
    write: async (name, version, writes, position) => {
      const one = versionOf(name, version);
      for (const write of writes) apply(one.docs, write);
      one.position = Math.max(one.position, position);
      if (one.status === 'live') for (const listener of listeners) listener(name, one.position);
    },
    checkpoint: async (name, version) => { const v = versionsOf(name).get(version); return v && { position: v.position, status: v.status }; },
    versions: async (name) => [...versionsOf(name)].map(([version, { position, status }]) => ({ version, position, status })),
    swap: async (name, version) => {
      const one = versionOf(name, version);
      one.status = 'live';
      all.set(name, new Map([[version, one]]));
      for (const listener of listeners) listener(name, one.position);
    },
    drop: async (name, version) => void versionsOf(name).delete(version),
    onWrite: (listener) => { listeners.add(listener); return () => listeners.delete(listener); },
    close: async () => undefined,
  };
};
