import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { product } from '@rinkside/contracts/product';
import { loadOnce } from '@rinkside/platform/load-once';

/** A static file of the API reference. */
export interface ApiDocsAsset {
  type: string;
  body: Buffer;
  /** The gzipped body. */
  gzip?: Buffer;
}

const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** The HTML page. Scripts and styles are separate files, because the CSP allows no inline ones. */
export const apiDocsPage: ApiDocsAsset = {
  type: 'text/html; charset=utf-8',
  body: Buffer.from(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${product.name} API</title>
    <meta name="description" content="Every call of the ${product.name} API with its schemas and examples." />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/reference.css" />
  </head>
  <body>
    <main id="reference"><p>The calls are also listed in <a href="/api/openapi.json">openapi.json</a>.</p></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>
`),
};

/** Disables the third-party validator. Entered tokens are not persisted. */
const initScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 3,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

const pageStyle = `body { margin: 0; background: #fff; overflow-wrap: anywhere; }
#reference > p { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
.swagger-ui, .swagger-ui .opblock-tag, .swagger-ui .info .title, .swagger-ui .opblock .opblock-summary-description {
  font-family: system-ui, sans-serif;
}
.swagger-ui .wrapper { max-width: 1200px; padding: 0 16px; box-sizing: border-box; }
.swagger-ui .info { margin: 28px 0 16px; }
.swagger-ui .info .title { color: #0c1824; }
.swagger-ui .scheme-container { padding: 12px 0; box-shadow: none; border-block: 1px solid #d0dbe4; }
.swagger-ui .opblock-tag { font-size: 20px; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; }
  .swagger-ui .filter .operation-filter-input { width: 100%; box-sizing: border-box; }
  .swagger-ui .opblock-body pre, .swagger-ui .highlight-code { max-width: calc(100vw - 96px); overflow-x: auto; }
  .swagger-ui table.parameters tr, .swagger-ui table.parameters td, .swagger-ui table.parameters tbody,
  .swagger-ui table.responses-table > tbody > tr.response, .swagger-ui table.responses-table > tbody > tr > td {
    display: block;
    max-width: 100%;
  }
  .swagger-ui table.parameters thead, .swagger-ui table.responses-table > thead,
  .swagger-ui td.response-col_links { display: none; }
  .swagger-ui .parameters-col_description { margin-bottom: 12px; }
}
`;

const gzipAsync = promisify(gzip);
const { resolve } = createRequire(import.meta.url);
const loadFromPackage = async (name: string, type: string): Promise<[string, ApiDocsAsset]> => {
  const body = await readFile(resolve(`swagger-ui-dist/${name}`));
  return [name, { type, body, gzip: await gzipAsync(body) }];
};

/** Returns the files of the page by name. */
export const apiDocsAssets = loadOnce(async (): Promise<Map<string, ApiDocsAsset>> => {
  const files = await Promise.all([
    loadFromPackage('swagger-ui.css', css),
    loadFromPackage('swagger-ui-bundle.js', script),
  ]);
  return new Map(files)
    .set('reference.css', { type: css, body: Buffer.from(pageStyle) })
    .set('reference.js', { type: script, body: Buffer.from(initScript) });
});
