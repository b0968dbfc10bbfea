import type { ESTree, Plugin } from 'vite';

const contracts = /\/libs\/contracts\/src\/[^/]+\.ts$/;

/** What only servers, tests and the reference read of a route. */
const served = new Set(['summary', 'params', 'query', 'body', 'reply']);

type Node = ESTree.Node;
interface Cut {
  start: number;
  end: number;
  by: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

/** Leaves those out of every route, and of what routes have in common: both say who may call. */
const servedIn = (node: Node): Cut[] => {
  const properties = node.type === 'ObjectExpression' ? node.properties : [];
  if (!properties.some((property) => nameOf(property) === 'access'))
    return childrenOf(node).flatMap(servedIn);
  return properties.flatMap((property) =>
    property.type === 'Property' && served.has(nameOf(property))
      ? { start: property.value.start, end: property.value.end, by: '0' }
      : [],
  );
};

const namesOf = (declaration: Node | null): string[] => {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
};

const calls = (node: Node): boolean => node.type === 'CallExpression' || childrenOf(node).some(calls);

/** Has what a module makes at its top made only where somebody reads it. */
const madeIn = (program: ESTree.Program): Cut[] =>
  program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && init.type !== 'ArrowFunctionExpression' && calls(init) ? init : []))
    .flatMap(({ start, end }) => [
      { start, end: start, by: '/* @__PURE__ */ (() => (' },
      { start: end, end, by: '))()' },
    ]);

/**
 * The app reads of a route where it leads and who may go there; that what it sends and shows fits is the compiler's
 * to check. Without this every page would begin with making hundreds of schemas that nothing asks.
 */
const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  transform: {
    filter: { id: contracts },
    handler(text) {
      const program = this.parse(text);
      const cuts = [...servedIn(program), ...madeIn(program)].toSorted(
        (one, other) => other.start - one.start,
      );
      let lean = text;
      for (const { start, end, by } of cuts) {
        // Every line stays where it was, and with it what its map says.
        const lines = lean.slice(start, end).replaceAll(/[^\n]/g, '');
        lean = lean.slice(0, start) + by + lines + lean.slice(end);
      }
      return { code: lean, map: null };
    },
  },
};

/** What zod writes JSON Schema with: for a reference, which the app has none of. */
const jsonSchema = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: jsonSchema },
    handler(text) {
      const names = this.parse(text).body.flatMap((statement) =>
        statement.type === 'ExportNamedDeclaration' ? namesOf(statement.declaration) : [],
      );
      return { code: names.map((name) => `export const ${name} = () => ({});`).join('\n'), map: null };
    },
  },
};

export const contractPlugins = [leanContracts, withoutJsonSchema];
