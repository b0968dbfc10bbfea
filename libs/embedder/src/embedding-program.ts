// A separate program: the model blocks its thread, and onnxruntime aborts the process of a thread that ends while the
// model loads. Argument: the folder of the model. Receives requests from its parent and answers them in order.
import { OnnxModel } from '@rinkside/embedder/onnx-model';
import type { EmbeddingRequest, EmbeddingResponse } from '@rinkside/embedder/messages';

const [folder = ''] = process.argv.slice(2);

// The parent has ended.
process.once('disconnect', () => process.exit());

const model = OnnxModel.open(folder);
let queue: Promise<unknown> = model;

const answer = async ({ id, texts, purpose }: EmbeddingRequest): Promise<EmbeddingResponse> => {
  try {
    const opened = await model;
    const vectors: Float32Array[] = [];
    for (const text of texts) vectors.push(await opened.embed(text, purpose));
    return { id, vectors };
  } catch (error) {
    return { id, error: String(error) };
  }
};

process.on('message', (request: EmbeddingRequest) => {
  queue = queue.then(
    async () => process.send?.(await answer(request)),
    (error: unknown) => process.send?.({ id: request.id, error: String(error) }),
  );
});
