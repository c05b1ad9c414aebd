/** What the PDF of a proof is called, without its ending. */
export const proofTitle = (name: string): string => `명함 시안 ${name}`;
