import { skills, type Diagram, type DrillView, type Skill } from '@rinkside/contracts/drill';
import { diagram, drillView } from '@rinkside/contracts/drill.schema';
import { ContentError, parseWith } from '@rinkside/platform/content-pages';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';

const number = String.raw`\d+(?:\.\d+)?`;
const pointPattern = new RegExp(`^(${number}),(${number})$`);

const pointOf = (text: string): [number, number] => {
  const [, x, y] = pointPattern.exec(text) ?? [];
  if (x === undefined || y === undefined)
    throw new ContentError(`"${text}" is no point; a point is two numbers in feet, such as 46,20.5.`);
  return [Number(x), Number(y)];
};

/** A mark as 'player 46,20.5 1': its kind, its place and a label of at most three characters. */
const markOf = (text: string) => {
  const [kind, at = '', label, ...more] = text.split(' ');
  if (more.length > 0) throw new ContentError(`"${text}" is no mark; write its kind, its place and a label.`);
  return { kind, at: pointOf(at), ...(label && { label }) };
};

/** A path as 'skate 46,20.5 41.6,9.9': its kind and its points. */
const pathOf = (text: string) => {
  const [kind, ...points] = text.split(' ');
  return { kind, points: points.map(pointOf) };
};

const lines = z.array(z.string());
const drawing = diagram
  .pick({ view: true, description: true })
  .extend({ marks: lines, paths: lines })
  .strict();

const drillPage = drillView
  .omit({ id: true, skill: true, author: true })
  .extend({
    ages: z.strictObject({ from: z.int(), to: z.int().default(100) }),
    diagram: drawing,
  })
  .strict();

/** Reads a page of `content/drills`. @throws ContentError that says what to change */
export const parseDrillPage = (id: string, skillName: string, page: string): DrillView => {
  const skill = skills.find((name): name is Skill => name === skillName);
  if (!skill) throw new ContentError(`"${skillName}" is no skill; the skills are ${skills.join(', ')}.`);
  const { diagram: drawn, ...drill } = parseWith(drillPage, parseYaml(page));
  const { view, description } = drawn;
  const shapes: Diagram = parseWith(diagram, {
    view,
    description,
    marks: drawn.marks.map(markOf),
    paths: drawn.paths.map(pathOf),
  });
  return parseWith(drillView, { id, ...drill, skill, diagram: shapes, author: 'Rinkside' });
};
