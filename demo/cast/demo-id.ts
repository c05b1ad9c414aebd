const kinds = {
  project: 'a',
  issue: 'b',
  comment: 'c',
  picture: 'd',
  person: 'e',
  item: 'f',
  order: '9',
  slide: '8',
  question: '7',
  synonym: '6',
  addin: '5',
  addinError: '4',
} as const;
const hex = (value: number) => value.toString(16).padStart(4, '0');

/** The same on every run, so that a broken-off demo goes on instead of beginning again. */
export const demoId = (kind: keyof typeof kinds, project: number, issue = 0, comment = 0) =>
  `01900000-0000-7000-8de${kinds[kind]}-${hex(project)}${hex(issue)}${hex(comment)}`;
