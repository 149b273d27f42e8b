import { parentPort } from 'node:worker_threads'
import type { PdfDocument } from './document.ts'
import { renderPdf } from './render-pdf.ts'

/** Drawing stops once the number in `stop` is not 0. */
export type DrawQuestion = { document: PdfDocument; stop: Int32Array<SharedArrayBuffer> }
/** Without a PDF, it was stopped. */
export type DrawAnswer = { pdf: Uint8Array | null } | { fault: unknown }

/** Thrown between two rows of a document that nobody waits for. */
class Stopped extends Error {}

parentPort?.on('message', async (question: DrawQuestion) => parentPort?.postMessage(await answer(question)))

async function answer({ document, stop }: DrawQuestion): Promise<DrawAnswer> {
  try {
    return {
      pdf: await renderPdf(document, () => {
        if (Atomics.load(stop, 0) !== 0) throw new Stopped()
      }),
    }
  } catch (error) {
    return error instanceof Stopped ? { pdf: null } : { fault: error }
  }
}
