import type { Embedder } from '@rinkside/safety/embeddings';
import type { CoachQuestion } from '@rinkside/coach/engines/engine';
import { createCorrector, MessageReader } from '@rinkside/coach/reading/message-reader';
import { Ranking } from '@rinkside/coach/retrieval/ranking';
import { trainedRanking } from '@rinkside/coach/retrieval/trained-ranking';
import { readKnownWords } from '@rinkside/embedder/known-words';
import { LocalEmbedder } from '@rinkside/embedder/local-embedder';
import { RemoteEmbedder } from '@rinkside/embedder/remote-embedder';
import type { Env } from '@rinkside/platform/env';
import { loadOnce } from '@rinkside/platform/load-once';

type Settings = Pick<
  Env,
  'COACH_EMBEDDINGS_URL' | 'COACH_EMBEDDINGS_MODEL' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'
>;

const originOf = (url: string | undefined) => url && new URL(url).origin;

const createEmbedder = ({
  COACH_EMBEDDINGS_URL: url,
  COACH_EMBEDDINGS_MODEL: model,
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Settings): Embedder =>
  url
    ? new RemoteEmbedder({
        url,
        model,
        // The key goes to its own server only.
        apiKey: originOf(url) === originOf(OPENAI_BASE_URL) ? OPENAI_API_KEY : undefined,
      })
    : new LocalEmbedder();

/** One answer waits for the vectors of at most two others. */
const maxReaders = 3;

/** A place for one answer that reads its question. */
export interface ReaderPlace {
  /** Reads the question, then leaves. */
  of: Understanding['of'];
  leave: () => void;
}

/** Understands messages by meaning. Loads on the first message. */
export class Understanding {
  readonly #embedder: Embedder;
  #readers = 0;
  readonly #load = loadOnce(async () => {
    const reader = new MessageReader(this.#embedder, createCorrector(await readKnownWords()));
    return { reader, ranking: new Ranking(trainedRanking, (text) => reader.normalize(text)) };
  });

  constructor(settings: Settings) {
    this.#embedder = createEmbedder(settings);
  }

  /** Returns undefined while as many answers read as may. */
  enter(): ReaderPlace | undefined {
    if (this.#readers >= maxReaders) return undefined;
    this.#readers++;
    let isInside = true;
    const leave = () => {
      if (isInside) this.#readers--;
      isInside = false;
    };
    return { leave, of: (question) => this.of(question).finally(leave) };
  }

  /** Adds the vectors of the question and the ranking that reads them. */
  async of({ text, history }: Pick<CoachQuestion, 'text' | 'history'>) {
    const { reader, ranking } = await this.#load();
    return { embedded: await reader.read(text, history), ranking };
  }

  close(): Promise<void> {
    return this.#embedder.close();
  }
}
