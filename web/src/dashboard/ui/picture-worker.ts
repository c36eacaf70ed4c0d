import { shrink } from './picture-shrink.ts';

/** The answer of the worker: the picture or an error. */
export type WorkerAnswer = { readonly blob: Blob } | { readonly failure: string };

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void shrink(data).then(
    (blob) => answer({ blob }),
    (error: unknown) => answer({ failure: String(error) }),
  );
});

function answer(said: WorkerAnswer) {
  postMessage(said);
}
