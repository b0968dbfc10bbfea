import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** A syntax node; the checks below read only what they test for. */
type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const child = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};
const nameOf = (node: Node | undefined): string => (typeof node?.['name'] === 'string' ? node['name'] : '');
const walk = (node: Node, visit: (node: Node, parents: Node[]) => void, parents: Node[] = []): void => {
  visit(node, parents);
  for (const next of childrenOf(node)) walk(next, visit, [...parents, node]);
};

/** Functions that return the name of a person or an organization. */
const nameFunctions = new Set(['displayName', 'teamName', 'publicName']);
/** Variables and properties that hold one. */
const nameIdentifiers = new Set(['name', 'author', 'opponent', 'actorName', 'firstName']);
const nameFields = new Set(['first_name', 'last_name', 'team_name']);
/** Properties that hold user-written text. */
const textFields = new Set(['content', 'description', 'excerpt', 'note', 'detail']);
/** Sources whose names and texts are the product's own: drills, days, seasons, columns, engines. */
const ownTexts = [
  'features/drill/',
  'features/season/chart/chart.tsx',
  'features/coach/coach-header.tsx',
  'features/coach/cards/plan-card.tsx',
  'pages/app/drills/drill-details.tsx',
  'pages/app/notifications/notifications.tsx',
  'pages/app/profile/career.tsx',
  'pages/app/season/season-card.tsx',
  'pages/app/settings/sign-out.tsx',
];
/** Objects of the product with a `name` or a `description`, which nobody wrote. */
const ownObjects = new Set(['product', 'missing', 'award', 'mode', 'headline', 'choice', 'diagram']);

const property = (node: Node) => nameOf(child(node, 'property'));
const owner = (node: Node) => {
  const object = child(node, 'object');
  return object && (object.type === 'MemberExpression' ? property(object) : nameOf(object));
};

/** The expressions that a node may show: both sides of `??`, `||` and `?:`, the last one of `&&`. */
const shownBy = (node: Node | undefined): Node[] => {
  if (!node) return [];
  if (node.type === 'LogicalExpression')
    return [
      ...(node['operator'] === '&&' ? [] : shownBy(child(node, 'left'))),
      ...shownBy(child(node, 'right')),
    ];
  if (node.type === 'ConditionalExpression')
    return [...shownBy(child(node, 'consequent')), ...shownBy(child(node, 'alternate'))];
  return [node];
};

/** Collects the variables of a file that are assigned a name: `const label = displayName(user)`. */
const nameVariablesOf = (program: Node): Set<string> => {
  const names = new Set(nameIdentifiers);
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator') return;
    const isName = shownBy(child(node, 'init')).some(
      (shown) => shown.type === 'CallExpression' && nameFunctions.has(nameOf(child(shown, 'callee'))),
    );
    if (isName) names.add(nameOf(child(node, 'id')));
  });
  return names;
};

const isNameIn =
  (variables: Set<string>) =>
  (node: Node): boolean => {
    if (node.type === 'CallExpression') return nameFunctions.has(nameOf(child(node, 'callee')));
    if (node.type === 'Identifier') return variables.has(nameOf(node));
    if (node.type !== 'MemberExpression' || ownObjects.has(owner(node) ?? '')) return false;
    return (
      nameFields.has(property(node)) || (property(node) === 'name' && child(node, 'object') !== undefined)
    );
  };

const isText = (node: Node) => {
  if (node.type === 'Identifier') return nameOf(node) !== 'content' && textFields.has(nameOf(node));
  if (node.type !== 'MemberExpression' || ownObjects.has(owner(node) ?? '')) return false;
  return textFields.has(property(node)) || (property(node) === 'title' && owner(node) === 'highlight');
};

const hasAutoDirection = (element: Node): boolean => {
  const opening = child(element, 'openingElement');
  if (!opening) return false;
  if (nameOf(child(opening, 'name')) === 'bdi') return true;
  return childrenOf(opening).some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      nameOf(child(attribute, 'name')) === 'dir' &&
      child(attribute, 'value')?.['value'] === 'auto',
  );
};

/** Returns what a source shows without isolation, as code. */
const findUnisolated = (file: string, code: string): string[] => {
  const program = parseSync(file, code).program as unknown as Node;
  if (ownTexts.some((own) => file.includes(own))) return [];
  const isName = isNameIn(nameVariablesOf(program));
  const found: string[] = [];
  const report = (node: Node) => found.push(`${file}: ${code.slice(node.start, node['end'] as number)}`);
  walk(program, (node, parents) => {
    const parent = parents.at(-1);
    if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXElement') {
      if (shownBy(child(node, 'expression')).some((shown) => isName(shown) || isText(shown)))
        if (!hasAutoDirection(parent)) report(node);
    }
    if (node.type === 'JSXExpressionContainer' && parent?.type === 'JSXFragment')
      if (shownBy(child(node, 'expression')).some(isName)) report(node);
    if (node.type === 'TemplateLiteral') {
      const text = (node['quasis'] as Node[])
        .map((quasi) => (quasi['value'] as { cooked: string }).cooked)
        .join('');
      // A key or a path has no spaces, and a first and last name make a name.
      if (/^[\w/:#?=&.-]*$|^ +$/.test(text)) return;
      if ((node['expressions'] as Node[]).some((shown) => shownBy(shown).some(isName))) report(node);
    }
  });
  return found;
};

describe('names and texts of people', () => {
  const sources = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file),
  );

  it('are isolated wherever the web app shows them', () => {
    const found = sources.flatMap((file) => findUnisolated(file, readFileSync(join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });

  it.each([
    'const A = () => <p>Hidden from {displayName(user)}</p>',
    'const A = ({ name }) => <p>{name} liked it</p>',
    'const A = () => { const label = teamName(club) ?? "Your Team"; return <span>{label}</span>; }',
    'const A = () => <h3>{player.first_name || "User"}</h3>',
    'const A = () => <p>{post.content}</p>',
    'const A = () => <h3>{highlight.title}</h3>',
    'const A = ({ description }) => <p>{description}</p>',
    'const label = `Actions for ${displayName(user)}`',
    'const label = `Follow ${organization.name}`',
    'const A = ({ name }) => <>vs {name}</>',
  ])('are found in %s', (code) => expect(findUnisolated('a.tsx', code)).toHaveLength(1));

  it.each([
    'const A = () => <p>Hidden from <bdi>{displayName(user)}</bdi></p>',
    'const A = () => <p dir="auto">{post.content}</p>',
    'const A = () => <title>{`Settings · ${product.name}`}</title>',
    'const label = `Follow ${isolate(name)}`',
    'const A = () => <Avatar name={displayName(user)} />',
  ])('are accepted in %s', (code) => expect(findUnisolated('a.tsx', code)).toEqual([]));
});
