// `npm run train-coach`: trains the ranking of messages from the examples in the repository, prints a cross-validation
// and writes the result. Refuses an example that equals a sentence of the evaluation. Argument: the root of the project.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageClasses } from '../retrieval/classes.js';
import { LexicalScores } from '../retrieval/lexical-scores.js';
import type { Weights } from '@rinkside/safety/weights';
import { createCorrector } from '../reading/message-reader.js';
import { normalizeMessage } from '../reading/normalize-message.js';
import { readKnownWords } from '@rinkside/embedder/known-words';
import { LocalEmbedder } from '@rinkside/embedder/local-embedder';
import { careClasses, careSentences } from './care-examples.js';
import { heldOutSentences, reduceSentence } from './check-held-out.js';
import {
  answerTable,
  chooseParameters,
  folds,
  type FoldedExample,
  type ScoredExample,
} from './cross-validate.js';
import { packClassifier } from './pack-classifier.js';
import { trainRankingClassifier, type LinearClassifier } from './ranking-classifier.js';
import { trainCare } from './train-care.js';
import { careHash, rankingHash } from './training-hash.js';
import { embedCached } from './vector-cache.js';

const [root = '.'] = process.argv.slice(2);
const cacheFile = join(root, 'node_modules/.cache/coach-vectors.json');
const modelName = 'bge-small-en-v1.5';

/** A training takes most of a minute, and two folds have enough examples. */
const validatedFolds = 2;

/** Writes the weights as bytes and the rest as JSON. */
const writeWeights = async (folder: string, name: string, { weights, ...facts }: Weights) => {
  await writeFile(join(folder, `${name}.bin`), weights);
  await writeFile(join(folder, `${name}.json`), JSON.stringify(facts, null, 2));
};

const print = (text: string) => process.stdout.write(`${text}\n`);

const corrector = createCorrector(await readKnownWords());
const raw = messageClasses.flatMap(({ id, examples }, label) =>
  [...new Set(examples)].map((example, index) => ({ id, example, label, fold: index % folds })),
);
const heldOut = new Set(heldOutSentences(join(root, 'tests/evaluation')).map(reduceSentence));
const isHeldOut = (text: string) => heldOut.has(reduceSentence(text));
const care = careSentences(raw, isHeldOut);
const refused = [...raw, ...care.map(({ label, text }) => ({ id: label, example: text }))].filter(
  ({ example }) => isHeldOut(example),
);
if (refused.length > 0) {
  for (const { id, example } of refused) print(`${id}: the evaluation contains this sentence: ${example}`);
  process.exit(1);
}

const embedder = new LocalEmbedder();
const texts = raw.map(({ example }) => normalizeMessage(example, corrector));
/** Titles and answers are further examples of their entry. */
const documents = messageClasses.flatMap(({ entry }, label) =>
  entry ? [entry.title, ...Object.values(entry.answers)].map((text) => ({ text, label })) : [],
);
const careTexts = care.map(({ text }) => normalizeMessage(text, corrector));
const vectors = await embedCached(
  embedder,
  [...texts, ...documents.map(({ text }) => text), ...careTexts],
  cacheFile,
);
await embedder.close();
const embeddedDocuments = documents.flatMap(({ label }, index) => {
  const vector = vectors[texts.length + index];
  return vector ? [{ label, vector }] : [];
});
const examples = raw.flatMap(({ label, fold }, index): FoldedExample[] => {
  const vector = vectors[index];
  return vector ? [{ text: texts[index] ?? '', vector, label, fold }] : [];
});

const scoresOf = ({ weights, biases }: LinearClassifier, vector: Float32Array) =>
  weights.map((row, label) =>
    row.reduce((sum, weight, k) => sum + weight * (vector[k] ?? 0), biases[label] ?? 0),
  );

const validateFold = (fold: number): ScoredExample[] => {
  const training = examples.filter((example) => example.fold !== fold);
  const linear = trainRankingClassifier([...training, ...embeddedDocuments], messageClasses.length);
  const lexical = new LexicalScores(
    messageClasses.map((_, label) =>
      training.filter((example) => example.label === label).map(({ text }) => text),
    ),
  );
  return examples
    .filter((example) => example.fold === fold)
    .map(({ label, vector, text }) => ({
      label,
      linear: scoresOf(linear, vector),
      lexical: lexical.scoresOf(text),
    }));
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const scored = Array.from({ length: validatedFolds }, (_, fold) => validateFold(fold)).flat();
const validated = chooseParameters(scored);
print(`${messageClasses.length} classes, ${examples.length} examples`);
print(
  `cross-validation: right class first ${percent(validated.first)}, among three ${percent(validated.firstThree)}, log loss ${validated.logLoss.toFixed(3)}`,
);
for (const { limit, answered, right } of answerTable(scored, validated))
  print(`probability from ${limit}: ${percent(answered)} answered, ${percent(right)} of them right`);

const classifier = trainRankingClassifier([...examples, ...embeddedDocuments], messageClasses.length);
const { temperature, lexicalWeight } = validated;
const trained = {
  trainedFrom: rankingHash(),
  model: modelName,
  temperature,
  lexicalWeight,
  ...packClassifier(
    messageClasses.map(({ id }) => id),
    classifier,
  ),
};
await writeWeights(join(root, 'libs/coach/weights'), 'ranking', trained);

const careResult = trainCare(
  care.flatMap((sentence, index) => {
    const vector = vectors[texts.length + documents.length + index];
    return vector ? [{ ...sentence, text: careTexts[index] ?? '', vector, fold: index % folds }] : [];
  }),
  careClasses,
  folds,
);
print(careResult.report.join('\n'));
await writeWeights(join(root, 'libs/safety/weights'), 'care', {
  ...careResult.trained,
  trainedFrom: careHash(),
});
