import { addDays, dateIn, daysBetween } from '@roomlark/contract/dates'
import ICAL from 'ical.js'
import { CalendarFault } from './calendar-fault.ts'

/** A consecutive range of nights, in which `untilOn` is the check-out day. */
export type CalendarEvent = { uid: string | null; summary: string; fromOn: string; untilOn: string }

/** Only events between these days on the hotel's calendar matter. */
export type CalendarView = { timeZone: string; fromOn: string; untilOn: string }

const mostEvents = 5000
/** The number of nights that a hotel with a hundred rooms has in a full year. */
const mostNights = 36_500

/**
 * Lists what a calendar marks as taken. Cancelled events are left out. Events marked as free time count as
 * taken, because calendars mark whole days that way by default, and offering one room too few is better than
 * one too many.
 */
export function eventsIn(text: string, view: CalendarView): CalendarEvent[] {
  const components = calendarsIn(text).flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  if (components.length > mostEvents) throw tooMany()
  if (!components.every(hasRealDates)) throw unreadableDates()
  const found: CalendarEvent[] = []
  for (const [uid, versions] of Map.groupBy(components, findUid)) {
    if (uid === null) for (const component of versions) found.push(...single(component, null, view))
    else found.push(...series(uid, versions, view))
    if (found.length > mostEvents) throw tooMany()
  }
  const nights = found.reduce((sum, { fromOn, untilOn }) => sum + daysBetween(fromOn, untilOn), 0)
  if (nights > mostNights) throw new CalendarFault({ kind: 'too-many-nights', params: {} })
  return found
}

function calendarsIn(text: string): ICAL.Component[] {
  if (text.trim() === '') throw new CalendarFault({ kind: 'empty-answer', params: {} })
  const calendars = parse(text.replace(/^\uFEFF/, ''))
  if (calendars.some(({ name }) => name !== 'vcalendar')) throw notACalendar()
  return calendars
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed: unknown[] = ICAL.parse(text)
    // Several calendars in one file are parsed into an array of them.
    return Array.isArray(parsed[0]) ? parsed.map((jcal) => toComponent(jcal)) : [toComponent(parsed)]
  } catch (cause) {
    throw notACalendar(cause)
  }
}

function toComponent(jcal: unknown): ICAL.Component {
  if (!Array.isArray(jcal)) throw notACalendar()
  return new ICAL.Component(jcal)
}

/**
 * Reads an event with its repetitions and the moved ones among them; of two versions with the same UID, the
 * newer counts.
 */
function series(uid: string, versions: ICAL.Component[], view: CalendarView): CalendarEvent[] {
  const moved = versions.filter((version) => version.hasProperty('recurrence-id'))
  const [master] = versions
    .filter((version) => !version.hasProperty('recurrence-id'))
    .toSorted((a, b) => getSequence(b) - getSequence(a))
  if (!master) return moved.flatMap((version) => single(version, occurrenceUid(uid, version), view))
  const event = new ICAL.Event(master, { exceptions: moved })
  return event.isRecurring() ? repeated(uid, event, view) : single(master, uid, view)
}

function repeated(uid: string, event: ICAL.Event, view: CalendarView): CalendarEvent[] {
  if (isCancelled(event.component)) return []
  const found: CalendarEvent[] = []
  const times = event.iterator()
  for (let time = times.next(); time; time = times.next()) {
    if (toHotelDate(time, view) > view.untilOn) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(time)
    if (isCancelled(item.component)) continue
    const name = `${uid} ${toHotelDate(time, view)}`
    found.push(...stretch(name, item.summary, startDate, endDate, view))
    if (found.length > mostEvents) throw tooMany()
  }
  return found
}

function single(component: ICAL.Component, uid: string | null, view: CalendarView): CalendarEvent[] {
  if (isCancelled(component)) return []
  const event = new ICAL.Event(component, { exceptions: [] })
  return stretch(uid, event.summary, event.startDate, event.endDate, view)
}

function stretch(
  uid: string | null,
  summary: string | null,
  start: ICAL.Time | null,
  end: ICAL.Time | null,
  view: CalendarView,
): CalendarEvent[] {
  const fromOn = start ? toHotelDate(start, view) : ''
  let untilOn = end ? toHotelDate(end.isDate ? end : afterMinute(end), view) : ''
  if (!isDate(fromOn) || !isDate(untilOn)) throw unreadableDates()
  // A single day is written without an end, or with the same day as its end.
  if (start?.isDate && untilOn <= fromOn) untilOn = addDays(fromOn, 1)
  if (untilOn > view.untilOn) untilOn = view.untilOn
  if (untilOn <= fromOn || untilOn <= view.fromOn) return []
  return [{ uid, summary: plain(summary), fromOn, untilOn }]
}

/** A time without a zone, or in a zone the file does not define, is in the hotel's local time. */
function toHotelDate(time: ICAL.Time, { timeZone }: CalendarView): string {
  const isLocal = time.isDate || time.zone === null || time.zone === ICAL.Timezone.localTimezone
  return isLocal ? time.toString().slice(0, 10) : dateIn(timeZone, time.toJSDate())
}

/** Whole days are sometimes written as lasting until 23:59. */
function afterMinute(end: ICAL.Time): ICAL.Time {
  const later = end.clone()
  later.adjust(0, 0, 1, 0)
  return later
}

function findUid(component: ICAL.Component): string | null {
  const uid = component.getFirstPropertyValue('uid')
  return typeof uid === 'string' && uid.trim() !== '' ? plain(uid) : null
}

function occurrenceUid(uid: string, component: ICAL.Component): string {
  return `${uid} ${String(component.getFirstPropertyValue('recurrence-id')).slice(0, 10)}`
}

function getSequence(component: ICAL.Component): number {
  return Number(component.getFirstPropertyValue('sequence') ?? 0)
}

function isCancelled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED'
}

/** The library would read the 45th of a month as a day of the next month. */
function hasRealDates(component: ICAL.Component): boolean {
  return ['dtstart', 'dtend'].every((name) => {
    const property = component.getFirstProperty(name)
    return property ? isDate(String(property.jCal[3]).slice(0, 10)) : name === 'dtend'
  })
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** PostgreSQL can store neither NUL nor half a surrogate pair, which truncation may leave behind. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, 500).toWellFormed()
}

function unreadableDates(): CalendarFault {
  return new CalendarFault({ kind: 'unreadable-dates', params: {} })
}

function notACalendar(cause?: unknown): CalendarFault {
  return new CalendarFault({ kind: 'not-a-calendar', params: {} }, { cause })
}

function tooMany(): CalendarFault {
  return new CalendarFault({ kind: 'too-many-events', params: { events: mostEvents } })
}
