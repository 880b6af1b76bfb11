// The yardstick of throughput: the same bytes and headers from a Fastify that does nothing else.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { FixedAnswer } from './compare.ts';

const { path, headers, body }: FixedAnswer = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const bytes = Buffer.from(body, 'base64');

const app = Fastify();
app.get(path, (_request, reply) => reply.headers(headers).send(bytes));
app.get('/readyz', (_request, reply) => reply.send('ready'));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
