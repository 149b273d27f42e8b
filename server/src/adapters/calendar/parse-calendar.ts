import { Worker } from 'node:worker_threads'
import type { CalendarEvent, CalendarView } from './calendar-events.ts'
import { CalendarFault } from './calendar-fault.ts'
import type { ParseAnswer } from './parse-worker.ts'

/**
 * In a thread of its own, with little memory and for a short time: a calendar of 5 MB can be written so that
 * the parser needs minutes for it, and in the server's own thread nobody would be answered meanwhile.
 */
export function parseCalendar(text: string, view: CalendarView, timeoutMs: number): Promise<CalendarEvent[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      workerData: { text, view },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    const tooHeavy = () => reject(new CalendarFault('It takes too long to read.'))
    const timer = setTimeout(() => {
      tooHeavy()
      void worker.terminate()
    }, timeoutMs)
    worker.on('message', (answer: ParseAnswer) => {
      if ('events' in answer) resolve(answer.events)
      else reject(new CalendarFault(answer.fault))
    })
    worker.on('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooHeavy()
      else reject(error)
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      reject(new Error('the calendar parser ended without an answer'))
    })
  })
}
