import { Worker } from 'node:worker_threads'
import { withMutex } from '../../keyed-mutex.ts'
import type { CalendarEvent } from './calendar-events.ts'
import { CalendarFault } from './calendar-fault.ts'
import type { ParseAnswer, ParseQuestion } from './parse-worker.ts'

let parser: Worker | undefined

/**
 * Runs in a separate thread with little memory and a time limit: a 5 MB calendar can be written so that
 * parsing takes minutes, and on the server's own thread nobody would be answered in the meantime.
 */
export function parseCalendar(question: ParseQuestion, timeoutMs: number): Promise<CalendarEvent[]> {
  return withMutex('calendar parser', () => {
    parser ??= startParser()
    return ask(parser, question, timeoutMs)
  })
}

function startParser(): Worker {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  // An idle parser must not keep the process alive.
  worker.unref()
  return worker
}

function ask(worker: Worker, question: ParseQuestion, timeoutMs: number): Promise<CalendarEvent[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => giveUp(new CalendarFault({ kind: 'too-slow-to-read', params: {} })),
      timeoutMs,
    )
    const giveUp = (error: Error) => {
      parser = undefined
      void worker.terminate()
      end()
      reject(error)
    }
    const fail = (error: Error & { code?: unknown }) =>
      giveUp(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new CalendarFault({ kind: 'too-large-to-read', params: {} })
          : error,
      )
    const take = (answer: ParseAnswer) => {
      end()
      if ('events' in answer) resolve(answer.events)
      else reject(new CalendarFault(answer.fault))
    }
    const end = () => {
      clearTimeout(timer)
      worker.off('message', take).off('error', fail)
      worker.unref()
    }
    worker.once('message', take).once('error', fail)
    worker.ref()
    worker.postMessage(question)
  })
}
