/** Set before zod loads, so that it does not try `eval`, which the content security policy forbids. */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
