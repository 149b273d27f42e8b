import { lookup } from 'node:dns'
import type { CalendarEvent, CalendarView } from './calendar-events.ts'
import { fetchCalendar, isRefused, isWeb } from './fetch-calendar.ts'
import { parseCalendar } from './parse-calendar.ts'
import { isPublicAddress } from './public-address.ts'

/** Calendars of others, wherever they are. What is wrong with one is a `CalendarFault`. */
export type Calendars = {
  read(address: string, view: CalendarView): Promise<CalendarEvent[]>
  /** An address that would be refused without even trying. */
  isRefused(address: string): boolean
}

type Options = {
  /** For tests, and for calendars in one's own network. */
  allowPrivate: boolean
  timeoutMs?: number
  maxBytes?: number
  parseMs?: number
}

export function createCalendars(options: Options): Calendars {
  const limits = {
    timeoutMs: options.timeoutMs ?? 10_000,
    maxBytes: options.maxBytes ?? 5 * 1024 * 1024,
    maxRedirects: 3,
    isAllowed: options.allowPrivate ? () => true : isPublicAddress,
    resolve: lookup,
  }
  return {
    async read(address, view) {
      const text = await fetchCalendar(address, limits)
      return parseCalendar({ text, view }, options.parseMs ?? 5000)
    },
    isRefused(address) {
      const url = URL.parse(address)
      return url === null || !isWeb(url) || isRefused(url, limits)
    },
  }
}
