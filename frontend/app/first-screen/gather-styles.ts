const sheets = /<style data-emotion="([\w-]+) ([^"]+)">(.*?)<\/style>/gs;

/**
 * Takes Emotion's style sheets out of server-rendered markup. In the head they are whole before anything is drawn; left
 * between the elements, a slow document is drawn before its last ones have come. `css` ones become one sheet that names
 * all its rules, as Emotion reads it.
 */
export const gatherStyles = (markup: string) => {
  const globals: string[] = [];
  const names: string[] = [];
  const rules: string[] = [];
  const body = markup.replace(sheets, (sheet: string, key: string, name: string, css: string) => {
    if (key !== 'css') globals.push(sheet);
    else if (!names.includes(name)) {
      names.push(name);
      rules.push(css);
    }
    return '';
  });
  return { body, styles: `${globals.join('')}<style data-emotion="css ${names.join(' ')}">${rules.join('')}</style>` };
};
