/** Lines of one add-in in one day. A person who runs a command a second all day long sends no more. */
export const mostLinesOfDay = 20_000;
