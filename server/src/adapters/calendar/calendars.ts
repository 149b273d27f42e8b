import { lookup } from 'node:dns'
import { isRefused, isWeb } from '../guarded-request.ts'
import { isPublicAddress } from '../public-address.ts'
import type { CalendarEvent, CalendarView } from './calendar-events.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { parseCalendar } from './parse-calendar.ts'

/** Reads calendars of other systems. Anything wrong with one is thrown as a `CalendarFault`. */
export type Calendars = {
  read(address: string, view: CalendarView): Promise<CalendarEvent[]>
  /** Tells whether an address would be refused without even being tried. */
  isRefused(address: string): boolean
}

type Options = {
  /** Allows private networks, for tests and for calendars on the operator's own network. */
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
