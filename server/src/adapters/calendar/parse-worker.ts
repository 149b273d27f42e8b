import { parentPort } from 'node:worker_threads'
import { type CalendarEvent, type CalendarView, eventsIn } from './calendar-events.ts'
import { CalendarFault } from './calendar-fault.ts'

export type ParseQuestion = { text: string; view: CalendarView }
export type ParseAnswer = { events: CalendarEvent[] } | { fault: string }

parentPort?.on('message', (question: ParseQuestion) => parentPort?.postMessage(answer(question)))

function answer({ text, view }: ParseQuestion): ParseAnswer {
  try {
    return { events: eventsIn(text, view) }
  } catch (error) {
    // What the parser stumbles over later than at its first pass is a fault of the calendar, too.
    return { fault: error instanceof CalendarFault ? error.message : 'It has an event that cannot be read.' }
  }
}
