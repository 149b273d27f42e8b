import { parentPort } from 'node:worker_threads'
import type { FeedFault } from '@roomlark/contract/feed-faults'
import { type CalendarEvent, type CalendarView, eventsIn } from './calendar-events.ts'
import { CalendarFault } from './calendar-fault.ts'

export type ParseQuestion = { text: string; view: CalendarView }
export type ParseAnswer = { events: CalendarEvent[] } | { fault: FeedFault }

parentPort?.on('message', (question: ParseQuestion) => parentPort?.postMessage(answer(question)))

function answer({ text, view }: ParseQuestion): ParseAnswer {
  try {
    return { events: eventsIn(text, view) }
  } catch (error) {
    // Anything the parser fails on after its first pass is also a fault of the calendar.
    return { fault: error instanceof CalendarFault ? error.fault : { kind: 'unreadable-event', params: {} } }
  }
}
