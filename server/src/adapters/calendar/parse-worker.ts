import { parentPort, workerData } from 'node:worker_threads'
import { type CalendarEvent, eventsIn } from './calendar-events.ts'
import { CalendarFault } from './calendar-fault.ts'

export type ParseAnswer = { events: CalendarEvent[] } | { fault: string }

parentPort?.postMessage(answer())

function answer(): ParseAnswer {
  try {
    return { events: eventsIn(workerData.text, workerData.view) }
  } catch (error) {
    // What the parser stumbles over later than at its first pass is a fault of the calendar, too.
    return { fault: error instanceof CalendarFault ? error.message : 'It has an event that cannot be read.' }
  }
}
