import { shrink } from './picture-shrink.ts';

/** What the worker answers: the picture, or why there is none. */
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
