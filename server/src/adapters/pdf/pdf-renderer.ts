import { Worker } from 'node:worker_threads'
import { say } from '@roomlark/contract/say'
import { unavailable } from '../../errors.ts'
import { getReaderLanguage } from '../../language.ts'
import { createSemaphore } from '../../semaphore.ts'
import type { PdfDocument } from './document.ts'
import type { DrawAnswer, DrawQuestion } from './draw-worker.ts'

/** A caller that waits for work and may leave before it is done. */
export type Caller = {
  readonly isGone: boolean
  /** Calls `end` once nobody waits any more. Returns how to take that back. */
  whenGone(end: () => void): () => void
}

export type PdfRenderer = {
  /** Draws a document, unless its caller leaves before it is done. */
  render(document: PdfDocument, caller?: Caller): Promise<Buffer>
  close(): Promise<void>
}

/** Waiting is shorter than the deadline of a request, so that whoever is refused learns when to come back. */
const usual = { limit: 2, maxQueue: 40, maxWaitMs: 6000 }

/**
 * Draws in threads of their own, so that everybody else is answered meanwhile. They are started for the first document
 * and kept, with the fonts that they have read.
 */
export function createPdfRenderer(limits = usual): PdfRenderer {
  const semaphore = createSemaphore(limits)
  const workers = new Set<Worker>()
  const idle: Worker[] = []

  function startWorker(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    workers.add(worker)
    worker.once('exit', () => workers.delete(worker))
    // An idle worker must not keep the process alive.
    worker.unref()
    return worker
  }

  return {
    render: (given, caller) => {
      const document = inReaderLanguage(given)
      return semaphore.run(async () => {
        if (caller?.isGone) throw nobodyWaits()
        const worker = idle.pop() ?? startWorker()
        const answer = await ask(worker, document, caller)
        idle.push(worker)
        if ('fault' in answer) throw new Error('The PDF could not be drawn.', { cause: answer.fault })
        if (!answer.pdf) throw nobodyWaits()
        return Buffer.from(answer.pdf)
      })
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

/** A thread does not know who reads. Papers for guests have a language of their own. */
function inReaderLanguage(document: PdfDocument): PdfDocument {
  if (document.language !== undefined || document.pageText !== undefined) return document
  const pageText = say('{number}, page {page} of {pages}', {
    number: '{number}',
    page: '{page}',
    pages: '{pages}',
  })
  return { ...document, language: getReaderLanguage(), ...(document.number !== '' && { pageText }) }
}

function nobodyWaits(): Error {
  return unavailable(new Error('nobody waits for this PDF any more'))
}

/** Rejects if the worker dies, which is then not used again. */
function ask(worker: Worker, document: PdfDocument, caller: Caller | undefined): Promise<DrawAnswer> {
  return new Promise((resolve, reject) => {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const forget = caller?.whenGone(() => Atomics.store(stop, 0, 1))
    const end = () => {
      forget?.()
      worker.off('message', take).off('error', fail).off('exit', leave)
      worker.unref()
    }
    const take = (answer: DrawAnswer) => {
      end()
      resolve(answer)
    }
    const fail = (error: Error) => {
      end()
      reject(error)
    }
    const leave = () => fail(unavailable(new Error('the PDF worker has ended')))
    worker.once('message', take).once('error', fail).once('exit', leave)
    worker.ref()
    worker.postMessage({ document, stop } satisfies DrawQuestion)
  })
}
