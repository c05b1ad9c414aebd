/** The content security policy allows no `eval`; told so before it loads, zod does not try. */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
