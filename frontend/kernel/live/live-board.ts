interface Identified {
  readonly id: string;
}
/** Documents by the column they stand in. */
export type Columns<Doc, Column extends string = string> = Record<Column, Doc[]>;

export const boardDocuments = <Doc>(board: Readonly<Columns<Doc>>) => Object.values(board).flat();

export const removeFromBoard = (board: Readonly<Columns<Identified>>, id: string) => {
  for (const column of Object.values(board)) {
    const index = column.findIndex((document) => document.id === id);
    if (index >= 0) column.splice(index, 1);
  }
};

/** What stays in its column keeps its place under the reader's eyes; what is moved there or new comes first. */
export const putOnBoard = <Doc extends Identified, Column extends string>(
  board: Columns<Doc, Column>,
  status: Column,
  document: Doc,
) => {
  const column = board[status];
  const index = column.findIndex(({ id }) => id === document.id);
  if (index >= 0) column[index] = document;
  else {
    removeFromBoard(board, document.id);
    column.unshift(document);
  }
};
