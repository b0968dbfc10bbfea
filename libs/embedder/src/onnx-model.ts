import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { WordPieceTokenizer } from './word-piece.js';

/** The model's instruction for questions. */
const queryPrefix = 'Represent this sentence for searching relevant passages: ';

const toTensor = (values: readonly number[]) =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);

const toUnitVector = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
};

/** The embedding model bge-small-en-v1.5 on the CPU. */
export class OnnxModel {
  private constructor(
    private readonly session: InferenceSession,
    private readonly tokenizer: WordPieceTokenizer,
  ) {}

  /** @param folder contains `model.onnx` and `vocabulary.txt`. */
  static async open(folder: string): Promise<OnnxModel> {
    const session = await InferenceSession.create(join(folder, 'model.onnx'), {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      // The arena keeps the memory of the longest text.
      enableCpuMemArena: false,
      logSeverityLevel: 3,
    });
    return new OnnxModel(
      session,
      new WordPieceTokenizer(await readFile(join(folder, 'vocabulary.txt'), 'utf8')),
    );
  }

  /**
   * Embeds one text. Texts are not batched: the quantized model scales its activations over the batch, so a vector
   * would depend on the other texts.
   */
  async embed(text: string, purpose: 'query' | 'document'): Promise<Float32Array> {
    const ids = this.tokenizer.encode(purpose === 'query' ? queryPrefix + text : text);
    const { last_hidden_state: states } = await this.session.run({
      input_ids: toTensor(ids),
      attention_mask: toTensor(ids.map(() => 1)),
      token_type_ids: toTensor(ids.map(() => 0)),
    });
    if (!(states?.data instanceof Float32Array)) throw new Error('the model returned no vectors');
    // The first token stands for the text.
    return toUnitVector(states.data.slice(0, states.dims.at(-1)));
  }
}
