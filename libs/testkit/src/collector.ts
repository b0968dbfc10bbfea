import { createServer } from 'node:http';
import { freePort } from '@rinkside/dev-runtime/ports';
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

/** OTLP/HTTP JSON body, limited to the fields that tests read. */
const exportRequest = z.object({
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

/** An exported span; times in ms since 1970. */
export interface ExportedSpan {
  trace: string;
  id: string;
  parent: string | undefined;
  name: string;
  service: string;
  instance: string;
  startMs: number;
  endMs: number;
  failed: boolean;
  attributes: Record<string, unknown>;
}

const toMs = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1000n) / 1000;

const parseSpans = (body: string): ExportedSpan[] =>
  exportRequest.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId || undefined,
        name: span.name,
        service: String(resource.attributes['service.name']),
        instance: String(resource.attributes['service.instance.id'] ?? ''),
        startMs: toMs(span.startTimeUnixNano),
        endMs: toMs(span.endTimeUnixNano),
        failed: span.status?.code === 2,
        attributes: span.attributes,
      })),
    ),
  );

export interface Collector {
  url: string;
  spans: ExportedSpan[];
  /** Raw request bodies. */
  bodies: string[];
  close(): void;
}

/** Starts an OTLP collector that records received spans. */
export const startCollector = async (): Promise<Collector> => {
  const spans: ExportedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      bodies.push(body);
      if (request.url === '/v1/traces') spans.push(...parseSpans(body));
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
