/** What the PDF of somebody's card is called, without its ending. */
export const printTitle = (name: string): string => `명함 ${name}`;
