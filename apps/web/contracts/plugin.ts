import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, type Rolldown, transformWithOxc } from 'vite';

type Node = ESTree.Node;
type Parser = Pick<Rolldown.PluginContext, 'parse'>;

/** A contracts module, optionally only its plain or schema half. */
const contracts = /^(.*\/libs\/contracts\/src\/[^/?]+\.ts)(?:\?(plain|schemas))?$/;

/** Route properties that only servers, tests and the API reference read. */
const served = new Set(['summary', 'params', 'query', 'body', 'reply']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (property: Node) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '';

const partsOf = (node: Node): Node[] =>
  (node.type === 'ObjectExpression' ? node.properties : []).flatMap((property) =>
    property.type === 'Property' && served.has(nameOf(property)) ? property.value : [],
  );

/** Finds these properties in every route and in shared route options, which have an `access` key. */
const servedIn = (node: Node): Node[] => {
  const isRoute =
    node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'route';
  if (isRoute) return node.arguments.flatMap(partsOf);
  const isShared =
    node.type === 'ObjectExpression' && node.properties.some((one) => nameOf(one) === 'access');
  return isShared ? partsOf(node) : childrenOf(node).flatMap(servedIn);
};

/** Identifiers that a node reads, skipping the excluded nodes. */
const readIn = (node: Node, but: ReadonlySet<Node>): string[] => {
  if (but.has(node)) return [];
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'Property') return readIn(node.value, but);
  if (node.type === 'MemberExpression' && !node.computed) return readIn(node.object, but);
  const read = childrenOf(node).flatMap((child) => readIn(child, but));
  if (!('params' in node) || !Array.isArray(node.params)) return read;
  // A parameter shadows the outer name.
  const own = new Set(node.params.filter(isNode).flatMap((param) => readIn(param, but)));
  return read.filter((name) => !own.has(name));
};

const calls = (node: Node): boolean => node.type === 'CallExpression' || childrenOf(node).some(calls);

/** A top-level declaration. */
interface Making {
  statement: Node;
  names: string[];
  exported: boolean;
  reads: Set<string>;
  served: Node[];
  /** Initializers that contain a call. */
  made: Node[];
}

const makingIn = (statement: Node): Making[] => {
  const exported = statement.type === 'ExportNamedDeclaration';
  const making = exported ? statement.declaration : statement;
  const declared = making?.type === 'VariableDeclaration' ? making.declarations : [];
  const named = making?.type === 'FunctionDeclaration' || making?.type === 'ClassDeclaration' ? [making] : [];
  const names = [...declared, ...named].flatMap(({ id }) => (id?.type === 'Identifier' ? id.name : []));
  if (!making || names.length === 0) return [];
  const out = servedIn(making);
  return [
    {
      statement,
      names,
      exported,
      reads: new Set(readIn(making, new Set(out))),
      served: out,
      made: declared.flatMap(({ init }) =>
        init && init.type !== 'ArrowFunctionExpression' && calls(init) ? init : [],
      ),
    },
  ];
};

interface Contract {
  code: string;
  makings: Making[];
  /** Names that depend on zod, directly or not. */
  schemas: Set<string>;
}

const read = async (
  parser: Parser,
  path: string,
  known: Map<string, Promise<Contract>>,
): Promise<Contract> => {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
  const { body } = parser.parse(code);
  const makings = body.flatMap(makingIn);
  const schemas = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const from = statement.source.value;
    const there = from.startsWith('.')
      ? await contractAt(parser, join(dirname(path), from.replace(/\.js$/, '.ts')), known)
      : null;
    for (const specifier of statement.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '';
      if (from === 'zod' || there?.schemas.has(name)) schemas.add(specifier.local.name);
    }
  }
  for (let before = -1; before !== schemas.size;) {
    before = schemas.size;
    for (const { names, reads } of makings)
      if ([...reads].some((name) => schemas.has(name))) names.forEach((name) => schemas.add(name));
  }
  return { code, makings, schemas };
};

const contractAt = (
  parser: Parser,
  path: string,
  known: Map<string, Promise<Contract>>,
): Promise<Contract> => {
  const found = known.get(path) ?? read(parser, path, known);
  known.set(path, found);
  return found;
};

/** Replaces ranges of the code and keeps all line breaks, so source maps stay correct. */
const cut = (code: string, cuts: { start: number; end: number; by: string }[]): string => {
  let lean = code;
  for (const { start, end, by } of cuts.toSorted((one, other) => other.start - one.start)) {
    const lines = lean.slice(start, end).replaceAll(/[^\n]/g, '');
    lean = lean.slice(0, start) + by + lines + lean.slice(end);
  }
  return lean;
};

const isSchema = ({ names }: Making, { schemas }: Contract) => names.some((name) => schemas.has(name));

const namesIn = (makings: Making[]) => makings.flatMap(({ names }) => names);

/** Generates one half of a contract. Calls become pure, so unused declarations are tree-shaken. */
const halfOf = (contract: Contract, own: Making[]): string => {
  const kept = new Set(own);
  return cut(contract.code, [
    ...contract.makings.flatMap((making) =>
      kept.has(making) ? [] : { start: making.statement.start, end: making.statement.end, by: '' },
    ),
    ...own.flatMap((making) => making.served.map(({ start, end }) => ({ start, end, by: '0' }))),
    ...own.flatMap((making) =>
      making.made.flatMap(({ start, end }) => [
        { start, end: start, by: '/* @__PURE__ */ (() => (' },
        { start: end, end, by: '))()' },
      ]),
    ),
  ]);
};

const handOut = (contract: Contract, path: string, half: string | undefined): string => {
  const plain = contract.makings.filter((making) => !isSchema(making, contract));
  const schemas = contract.makings.filter((making) => isSchema(making, contract));
  const open = (makings: Making[], exported = true) =>
    namesIn(makings.filter((making) => making.exported === exported)).join(', ');
  if (half === 'plain') return `${halfOf(contract, plain)}\nexport { ${open(plain, false)} };`;
  if (half === 'schemas') {
    const text = halfOf(contract, schemas);
    const used = namesIn(plain).filter((name) => new RegExp(`\\b${name}\\b`).test(text));
    return used.length > 0 ? `import { ${used.join(', ')} } from '${path}?plain';${text}` : text;
  }
  return `export { ${open(plain)} } from '${path}?plain';
export { ${open(schemas)} } from '${path}?schemas';`;
};

/**
 * Splits each contract into a plain half and a schema half. The app needs a route's path and access; schemas and zod
 * load with the forms that validate by them. Without the split every page creates hundreds of unused schemas.
 */
const leanContracts = (): Plugin => {
  const known = new Map<string, Promise<Contract>>();
  return {
    name: 'lean-contracts',
    apply: 'build',
    resolveId: { filter: { id: /\?(plain|schemas)$/ }, handler: (id) => id },
    load: {
      filter: { id: contracts },
      async handler(id) {
        const [, path = '', half] = contracts.exec(id) ?? [];
        const contract = await contractAt(this, path, known);
        return { code: handOut(contract, path, half), moduleSideEffects: false };
      },
    },
  };
};

/** The JSON Schema part of zod, which only the API reference needs. */
const jsonSchema = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

const namesOf = (declaration: Node | null): string[] => {
  if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
};

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

export const contractPlugins = [leanContracts(), withoutJsonSchema];
