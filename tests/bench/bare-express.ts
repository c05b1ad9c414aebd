import express from 'express';

// The yardstick: Express with nothing in it. Echoes a JSON POST; a GET answers as many bytes as it was told to.
const [port, file] = process.argv.slice(2);
const app = express();
const page: unknown = file ? JSON.parse(await (await import('node:fs/promises')).readFile(file, 'utf8')) : {};
app.post('/', express.json(), (request, response) => void response.json(request.body));
app.get('/', (_request, response) => void response.json(page));
app.get('/api/ready', (_request, response) => void response.json({}));
app.listen(Number(port), '127.0.0.1');
