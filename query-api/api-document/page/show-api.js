// A file of its own: the content security policy allows no inline script.
globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  persistAuthorization: false,
});
