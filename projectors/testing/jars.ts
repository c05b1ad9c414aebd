import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { Projection, Versioned } from '../runtime/projection.ts';

/** Events of two small streams: a `jar` and the `bean`s put into it. */
export type JarEvent =
  | { readonly type: 'JarMade'; readonly data: { readonly id: string } }
  | { readonly type: 'JarLabelled'; readonly data: { readonly id: string; readonly label: string } }
  | { readonly type: 'BeanAdded'; readonly data: { readonly jar: string } };
export interface Jar extends Versioned {
  readonly label: string;
  readonly beans: number;
}

export const jarStream = (id: string) => `test.jar-${id}`;
export const beanStream = (id: string) => `test.bean-${id}`;
export const jarMade = (id: string): JarEvent => ({ type: 'JarMade', data: { id } });
export const jarLabelled = (id: string, label: string): JarEvent => ({ type: 'JarLabelled', data: { id, label } });
export const beanAdded = (jar: string): JarEvent => ({ type: 'BeanAdded', data: { jar } });

interface Kind {
  readonly name?: string;
  readonly version?: number;
  readonly broken?: () => boolean;
}

/** A projection over two streams that trips over the label `poison` while `broken` says so. */
export const jars = ({ name = 'jar', version = 1, broken = () => false }: Kind = {}): Projection<
  JarEvent & DomainEvent,
  Jar
> => ({
  name,
  version,
  view: { fields: { beans: 'number', position: 'number' }, indexes: [['beans']] },
  streams: [jarStream(''), beanStream('')],
  own: jarStream(''),
  key: ({ data }) => ('jar' in data ? data.jar : data.id),
  on: {
    JarMade: (_, { data }) => ({ id: data.id, label: '', beans: 0 }),
    JarLabelled: (doc, { data }) => {
      if (data.label === 'poison' && broken()) throw new Error('cannot read this label');
      return doc && { ...doc, label: data.label };
    },
    BeanAdded: (doc) => doc && { ...doc, beans: doc.beans + 1 },
  },
});
