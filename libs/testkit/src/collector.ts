import { createServer } from 'node:http';
import { freePort } from '@rinkside/stack/ports';
import * as z from 'zod';

const attributes = z
  .array(
    z.object({
      key: z.string(),
      value: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
        .transform((value) => Object.values(value)[0]),
    }),
  )
  .default([])
  .transform((pairs) => Object.fromEntries(pairs.map(({ key, value }) => [key, value])));

/** OTLP over HTTP in JSON, as far as a test reads it. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes,
              status: z.object({ code: z.number().optional() }).optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as it was sent; times in ms since 1970. */
export interface ExportedSpan {
  trace: string;
  id: string;
  parent: string | undefined;
  name: string;
  service: string;
  instance: string;
  began: number;
  ended: number;
  failed: boolean;
  attributes: Record<string, unknown>;
}

const ms = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1000n) / 1000;

const read = (body: string): ExportedSpan[] =>
  exported.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId || undefined,
        name: span.name,
        service: String(resource.attributes['service.name']),
        instance: String(resource.attributes['service.instance.id'] ?? ''),
        began: ms(span.startTimeUnixNano),
        ended: ms(span.endTimeUnixNano),
        failed: span.status?.code === 2,
        attributes: span.attributes,
      })),
    ),
  );

export interface Collector {
  url: string;
  spans: ExportedSpan[];
  /** Everything that came, as it came. */
  bodies: string[];
  close(): void;
}

/** Takes traces like the collector an operator runs, and keeps them. */
export const startCollector = async (): Promise<Collector> => {
  const spans: ExportedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      if (request.url === '/v1/traces') spans.push(...read(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
