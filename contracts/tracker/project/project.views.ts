import { z } from 'zod';
import { documentBase, logPosition, timestamp } from '../../kernel/fields.ts';
import type { Person, Presentation } from '../../kernel/presentation.ts';
import { projectRole, projectStatus } from './project.fields.ts';

export const memberRole = projectRole.extract(['owner', 'member']);

/** Document of the view `project`. `count`: issues that are not deleted; `open`: those of them not done. */
export const projectDocument = z.object({
  ...documentBase,
  title: z.string(),
  text: z.string(),
  client: z.string(),
  place: z.string(),
  status: projectStatus,
  count: z.int(),
  open: z.int(),
  members: z.array(z.object({ id: z.string(), role: memberRole })),
  requests: z.array(z.string()),
  created_by: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  created_position: logPosition,
  updated_position: logPosition,
  deleted: z.boolean(),
});
export type ProjectDocument = z.infer<typeof projectDocument>;

export const member = z.object({
  id: z.string(),
  no: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  role: memberRole,
});
export type Member = z.infer<typeof member>;

/** A project as one of its people has it. */
export const memberProject = projectDocument
  .pick({ id: true, title: true, status: true, count: true, open: true, updated_at: true })
  .extend({ role: projectRole });
export type MemberProject = z.infer<typeof memberProject>;

/** A project over the wire: `user` are its members, owners first, `requests` the ids of people waiting for approval. */
export const project = projectDocument.omit({ members: true }).extend({ user: z.array(member) });
export type Project = z.infer<typeof project>;
/** What a command answers: it knows the counts of issues only of the project it has just made. */
export const projectAnswer = project.partial({ count: true, open: true });
export type ProjectAnswer = z.infer<typeof projectAnswer>;

export const projectPresentation: Presentation<ProjectDocument, Project> = {
  people: (doc) => doc.members.map(({ id }) => id),
  present: ({ members, ...doc }, person) =>
    Object.assign(doc, { user: members.toSorted(ownersFirst).map(asMember(person)) }),
};
const ownersFirst = (a: Pick<Member, 'role'>, b: Pick<Member, 'role'>) =>
  Number(b.role === 'owner') - Number(a.role === 'owner');
// Written out, as above: copying and adding a field in one step is many times slower, and lists show hundreds of
// people.
const asMember =
  (person: (id: string) => Person) =>
  ({ id, role }: Pick<Member, 'id' | 'role'>): Member => {
    const { no, name, image } = person(id);
    return { id, no, name, image, role };
  };

/** Document of the view `membership`, id `<prj_id>:<user_id>`; role `none` once someone has left. */
export const membership = z.object({ ...documentBase, prj_id: z.string(), user_id: z.string(), role: projectRole });
export type Membership = z.infer<typeof membership>;
export const membershipId = (projectId: string, userId: string) => `${projectId}:${userId}`;
