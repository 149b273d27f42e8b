import ICAL from 'ical.js'

// A line may have 75 bytes, but the library does not count the leading space of a folded line.
ICAL.foldLength = 74

/** A span covers either whole days or exact instants. */
type Span = { fromOn: string; untilOn: string } | { from: Date; until: Date }

export type CalendarEntry = Span & {
  uid: string
  summary: string
  changedAt: Date
  /** Additional text properties by name. */
  more?: Record<string, string | number>
  organizer?: { name: string; email: string }
}

export type CalendarText = {
  name: string
  method: 'PUBLISH' | 'CANCEL'
  entries: CalendarEntry[]
}

/**
 * Writes a calendar file, leaving folding, escaping and property order to the library that also reads them.
 */
export function calendarText({ name, method, entries }: CalendarText): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.updatePropertyWithValue('version', '2.0')
  calendar.updatePropertyWithValue('prodid', '-//Roomlark//Calendar//EN')
  calendar.updatePropertyWithValue('method', method)
  calendar.updatePropertyWithValue('x-wr-calname', name)
  for (const entry of entries) calendar.addSubcomponent(toEvent(entry))
  return `${calendar.toString()}\r\n`
}

function toEvent(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const changed = ICAL.Time.fromJSDate(entry.changedAt, true)
  event.updatePropertyWithValue('uid', entry.uid)
  event.updatePropertyWithValue('dtstamp', changed)
  event.updatePropertyWithValue('last-modified', changed)
  event.updatePropertyWithValue('dtstart', toTime('fromOn' in entry ? entry.fromOn : entry.from))
  event.updatePropertyWithValue('dtend', toTime('untilOn' in entry ? entry.untilOn : entry.until))
  event.updatePropertyWithValue('summary', entry.summary)
  for (const [name, value] of Object.entries(entry.more ?? {})) event.updatePropertyWithValue(name, value)
  if (entry.organizer) {
    const organizer = event.updatePropertyWithValue('organizer', `mailto:${entry.organizer.email}`)
    organizer.setParameter('cn', entry.organizer.name)
  }
  return event
}

function toTime(value: string | Date): ICAL.Time {
  return typeof value === 'string' ? ICAL.Time.fromDateString(value) : ICAL.Time.fromJSDate(value, true)
}
