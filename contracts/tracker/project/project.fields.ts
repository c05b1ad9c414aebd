import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';

export const projectStatuses = ['OnGoing', 'OnHold', 'Finished'] as const;
export const projectStatus = z.enum(projectStatuses);
export type ProjectStatus = z.infer<typeof projectStatus>;

/** `owner` approves, removes, edits the project; `member` works on issues; `requested` waits for approval. */
export const projectRole = z.enum(['owner', 'member', 'requested', 'none']);
export type ProjectRole = z.infer<typeof projectRole>;

/** What people fill in: title, description, who orders (발주처), site (대지 위치). */
export const projectFields = {
  title: line(120),
  text: text(5_000),
  client: line(80).or(z.literal('')),
  place: line(160).or(z.literal('')),
};
