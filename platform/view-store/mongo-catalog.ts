import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Collection, UpdateFilter } from 'mongodb';
import type { Checkpoint } from '../event-store/checkpoint.ts';
import { isDuplicateKey } from '../mongo/mongo-errors.ts';
import { groupedUpdates } from '../mongo/grouped-updates.ts';
import { MongoAdmissions } from './mongo-admissions.ts';
import {
  entryFinder,
  eventChange,
  forgetReached,
  type FoundEntry,
  type MongoVersion,
  pathOf,
  reachedUpdater,
  type VersionEntry,
  versionsOf,
  type ViewEntry,
} from './mongo-version.ts';
import { checkDefinition, shapeOf } from './view-definition.ts';
import { Fenced, UnknownView, type ViewDefinition } from './view-store.ts';

/** For so long readers take the version that was live for the one that is, ms. */
const knownMs = 250;

export const collectionsOf = (name: string): string => `view.${name}.`;

/** Every version of every view in the database, and which ones readers see: one small document for each view. */
export class MongoCatalog {
  readonly #views: Collection<ViewEntry>;
  readonly #known = new LRUCache<string, Promise<readonly MongoVersion[]>>({ max: 1_000, ttl: knownMs });
  /** Versions as their writers last knew them: each change says what it takes them for, so that they may be old. */
  readonly #written = new LRUCache<string, MongoVersion>({ max: 1_000 });
  readonly #admissions = new MongoAdmissions();
  readonly #update: ReturnType<typeof groupedUpdates<ViewEntry>>;
  readonly #find: ReturnType<typeof entryFinder>;
  readonly #raise: ReturnType<typeof reachedUpdater>;

  constructor(views: Collection<ViewEntry>) {
    this.#views = views;
    this.#update = groupedUpdates(views);
    this.#find = entryFinder(views);
    this.#raise = reachedUpdater(views);
  }

  ofView(name: string): Promise<readonly MongoVersion[]> {
    return this.#look(name, () => this.#find(name));
  }

  // Kept before it is answered: what changes meanwhile makes it forgotten.
  #look(name: string, ask: () => Promise<FoundEntry>): Promise<readonly MongoVersion[]> {
    const lookedUpAt = performance.now();
    const looking = ask().then(({ entry, marks }) => versionsOf(entry, lookedUpAt, marks));
    this.#known.set(name, looking);
    looking.catch(() => this.#known.delete(name));
    return looking;
  }

  async one(name: string, found: (version: MongoVersion) => boolean, now = false): Promise<MongoVersion | undefined> {
    const known = now ? undefined : (await this.#known.get(name))?.find(found);
    return known ?? (await this.ofView(name)).find(found);
  }

  async live(name: string, now: boolean): Promise<MongoVersion> {
    const version = await this.one(name, ({ status }) => status === 'live', now);
    if (version === undefined) throw new UnknownView(`no version of the view ${name} is live`);
    return version;
  }

  async version(name: string, version: number, now: boolean): Promise<MongoVersion> {
    const known = await this.one(name, ({ view }) => view.version === version, now);
    if (known === undefined) throw new UnknownView(`the view ${name} has no version ${version}`);
    return known;
  }

  /** Throws `TypeError` when it is known with other fields. */
  async define(view: ViewDefinition): Promise<MongoVersion> {
    checkDefinition(view);
    const [{ name, version }, definition] = [view, JSON.stringify(view)];
    await this.#add(view, definition);
    const known = await this.version(name, version, true);
    if (shapeOf(known.view) !== shapeOf(view))
      throw new TypeError(`the view ${name} is stored as version ${version} with other fields: give it a higher one`);
    if (JSON.stringify(known.view) !== definition)
      await this.#views.updateOne(this.#entryOf(known), { $set: { [`${pathOf(version)}.definition`]: definition } });
    this.#known.delete(name);
    this.#written.delete(`${name} ${version}`);
    return known;
  }

  async #add({ name, version }: ViewDefinition, definition: string): Promise<void> {
    const added: VersionEntry = {
      collection: `${collectionsOf(name)}${version}.${randomUUID().slice(0, 8)}`,
      definition,
      position: 0,
      fence: 0,
      writes: 0,
    };
    const [missing, change] = [
      { _id: name, [pathOf(version)]: { $exists: false } },
      { $set: { [pathOf(version)]: added } },
    ];
    try {
      await this.#views.updateOne(missing, change, { upsert: true });
    } catch (error) {
      // The view is known: with this version, or only just with another.
      if (!isDuplicateKey(error)) throw error;
      await this.#views.updateOne(missing, change);
    }
  }

  /** Notes a position reached with nothing to write; the fence is checked now and then. Throws as `admit` does. */
  async pass(name: string, version: number, fence: number, checkpoint: Checkpoint): Promise<void> {
    const [key, hasEvent] = [`${name} ${version}`, checkpoint.event !== undefined];
    const known = this.#written.get(key);
    if (known && this.#admissions.holds(key, fence, hasEvent))
      return this.#raise({ collection: known.collection, position: checkpoint.position });
    await this.admit(name, version, fence, checkpoint);
    this.#admissions.note(key, fence, hasEvent);
  }

  /** Throws `Fenced`, `UnknownView`. */
  async admit(name: string, version: number, fence: number, checkpoint?: Checkpoint): Promise<MongoVersion> {
    const [path, key] = [pathOf(version), `${name} ${version}`];
    const taken = { [`${path}.fence`]: fence };
    const change = checkpoint
      ? { $set: { ...taken, ...eventChange(path, checkpoint) }, $max: { [`${path}.position`]: checkpoint.position } }
      : { $set: { ...taken, [`${path}.writing`]: true } };
    const written = this.#written.get(key);
    if (written && (await this.#update({ filter: this.#open(written, fence), change }))) return written;
    const admitted = { _id: name, [`${path}.fence`]: { $lte: fence } };
    const versions = await this.#look(name, async () => ({
      entry: await this.#views.findOneAndUpdate(admitted, change, { returnDocument: 'after' }),
    }));
    const known = versions.find(({ view }) => view.version === version);
    if (!known) return this.#refuse(await this.version(name, version, true), fence);
    this.#written.set(key, known);
    return known;
  }

  /** Throws `Fenced`, `UnknownView`. */
  reach(version: MongoVersion, checkpoint: Checkpoint, fence: number): Promise<void> {
    const path = pathOf(version.view.version);
    return this.#change(version, fence, {
      $max: { [`${path}.position`]: checkpoint.position },
      $inc: { [`${path}.writes`]: 1 },
      $set: { [`${path}.writing`]: false, ...eventChange(path, checkpoint) },
    });
  }

  /** Makes a version the live and only one, in one step, and answers those that it was. Throws as `reach` does. */
  async makeOnly(version: MongoVersion, fence: number): Promise<readonly MongoVersion[]> {
    const others = (await this.ofView(version.view.name)).filter(({ collection }) => collection !== version.collection);
    const gone = Object.fromEntries(others.map(({ view }) => [pathOf(view.version), 1 as const]));
    await this.#change(version, fence, {
      $set: { live: version.collection },
      ...(others.length > 0 && { $unset: gone }),
    });
    this.#known.delete(version.view.name);
    await this.#forget(others);
    return others;
  }

  async drop(version: MongoVersion, fence: number): Promise<void> {
    await this.#change(version, fence, { $unset: { [pathOf(version.view.version)]: 1 } });
    this.#known.delete(version.view.name);
    await this.#forget([version]);
  }

  async #forget(gone: readonly MongoVersion[]): Promise<void> {
    for (const { view } of gone) this.#admissions.forget(`${view.name} ${view.version}`);
    await forgetReached(
      this.#views,
      gone.map(({ collection }) => collection),
    );
  }

  async #change(version: MongoVersion, fence: number, change: UpdateFilter<ViewEntry>): Promise<void> {
    const { name, version: number } = version.view;
    if (await this.#update({ filter: this.#open(version, fence), change })) return;
    const known = await this.version(name, number, true);
    if (known.collection !== version.collection)
      throw new UnknownView(`version ${number} of the view ${name} has been dropped`);
    this.#refuse(known, fence);
  }

  #open(version: MongoVersion, fence: number) {
    return { ...this.#entryOf(version), [`${pathOf(version.view.version)}.fence`]: { $lte: fence } };
  }

  #entryOf({ view, collection }: MongoVersion) {
    return { _id: view.name, [`${pathOf(view.version)}.collection`]: collection };
  }

  #refuse({ view, fence }: MongoVersion, than: number): never {
    throw new Fenced(`version ${view.version} of the view ${view.name} has a newer writer than ${than}: ${fence}`);
  }
}
