import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { loadEnv } from '@rinkside/platform/env';
import { openStorage } from '@rinkside/platform/storage/open';
import { expect, it } from 'vitest';
import { readText } from './repository-files.js';

/** Returns the right that AWS asks for a request. */
const rightOf = ({ method = '', url = '' }: IncomingMessage): string => {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const isObject = pathname.split('/').filter(Boolean).length > 1;
  if (!isObject) {
    if (query.has('lifecycle')) return 's3:PutLifecycleConfiguration';
    if (query.has('uploads')) return 's3:ListBucketMultipartUploads';
    if (query.has('delete')) return 's3:DeleteObject';
    return method === 'PUT' ? 's3:CreateBucket' : 's3:ListBucket';
  }
  if (method === 'DELETE') return query.has('uploadId') ? 's3:AbortMultipartUpload' : 's3:DeleteObject';
  if (method === 'GET' || method === 'HEAD')
    return query.has('uploadId') ? 's3:ListMultipartUploadParts' : 's3:GetObject';
  return 's3:PutObject';
};

/** Answers as a store without a bucket, with one object and one unfinished upload. */
const answerOf = (request: IncomingMessage): { status?: number; text?: string } => {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const key = 'folder/file';
  if (request.method === 'HEAD' && pathname === '/rinkside') return { status: 404 };
  if (query.has('uploads') && request.method === 'GET')
    return {
      text: `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated><Upload><Key>${key}</Key><UploadId>upload-a</UploadId><Initiated>2026-01-01T00:00:00Z</Initiated></Upload></ListMultipartUploadsResult>`,
    };
  if (query.has('uploads'))
    return {
      text: '<InitiateMultipartUploadResult><UploadId>upload-a</UploadId></InitiateMultipartUploadResult>',
    };
  if (query.has('list-type'))
    return {
      text: `<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>${key}</Key><Size>2</Size></Contents></ListBucketResult>`,
    };
  if (query.has('uploadId') && request.method === 'GET')
    return { text: '<ListPartsResult><IsTruncated>false</IsTruncated></ListPartsResult>' };
  if (query.has('uploadId') && request.method === 'POST')
    return {
      text: '<CompleteMultipartUploadResult><Location>x</Location><ETag>"e"</ETag></CompleteMultipartUploadResult>',
    };
  if (query.has('delete')) return { text: '<DeleteResult></DeleteResult>' };
  return {};
};

it('the documented rights for S3 are those of the requests that processes send', async () => {
  const used = new Set<string>();
  let refuses = false;
  let lists = 0;
  const store = createServer((request, response) => {
    used.add(rightOf(request));
    request.resume().on('end', () => {
      const { status = 200, text = '' } = answerOf(request);
      const isEmptied = request.url?.includes('list-type') && ++lists > 2;
      const reply = isEmptied
        ? '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>'
        : text;
      response.writeHead(refuses && request.method === 'PUT' ? 403 : status, { etag: '"e"' });
      response.end(request.method === 'HEAD' ? '' : reply);
    });
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  try {
    const storage = await openStorage(
      loadEnv({
        DATABASE_URL: 'postgres://user:password@127.0.0.1:1/unused',
        S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
        S3_ACCESS_KEY: 'key',
        S3_SECRET_KEY: 'secret',
      }),
    );
    await storage.put('folder/file', Buffer.from('ok'), 'text/plain');
    const body = () => Readable.from([Buffer.alloc(12 * 1024 * 1024)]);
    await storage.put('folder/file', body(), 'video/mp4');
    refuses = true;
    await expect(storage.put('folder/file', body(), 'video/mp4')).rejects.toThrow();
    refuses = false;
    (await storage.get('folder/file'))?.body.destroy();
    await storage.list('folder/');
    await storage.remove('folder/file');
    await storage.removePrefix('folder/');
    await storage.check();
  } finally {
    store.closeAllConnections();
    store.close();
  }
  const documented = readText('docs/operations/deploy.md').match(/`s3:\w+`/g) ?? [];
  expect([...used].toSorted()).toEqual(documented.map((right) => right.slice(1, -1)).toSorted());
});
