type CalendarEvent = { uid: string | null; summary: string; fromOn: string; untilOn: string }

export type NamedEvent = CalendarEvent & { uid: string }

const stayUid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@roomlark$/

/** How our own stays are named in the calendars we give out. */
export function uidOfStay(stayId: string): string {
  return `${stayId}@roomlark`
}

/** The stay of ours that an event is, if it is one. */
export function stayOfUid(uid: string | null): string | undefined {
  return stayUid.exec(uid ?? '')?.[1]
}

/** What channels write where nobody has booked, but the room is shut. */
const shut = /\b(not available|unavailable|blocked|closed)\b/i

/**
 * Gives every event a name that stays the same as long as the event does. Times that are only shut get theirs
 * from their dates: channels name them differently each time, and let them overlap. A night is blocked once.
 */
export function namedEvents(events: readonly CalendarEvent[]): NamedEvent[] {
  const isShut = ({ summary }: CalendarEvent) => shut.test(summary)
  const shutTimes = merged(events.filter(isShut)).map((event) => ({
    ...event,
    uid: `shut ${event.fromOn} ${event.untilOn}`,
  }))
  return [...shutTimes, ...withUids(events.filter((event) => !isShut(event)))]
}

/** Two without a name and with the same content are two: the channel says so. */
function withUids(events: CalendarEvent[]): NamedEvent[] {
  const seen = new Map<string, number>()
  return events.map((event) => {
    if (event.uid !== null) return { ...event, uid: event.uid }
    const content = `content ${event.fromOn} ${event.untilOn} ${event.summary}`
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return { ...event, uid: count === 1 ? content : `${content} (${count})` }
  })
}

/** Stretches that share nights become one; those that only touch stay apart. */
function merged(events: CalendarEvent[]): CalendarEvent[] {
  const result: CalendarEvent[] = []
  for (const event of events.toSorted((a, b) => a.fromOn.localeCompare(b.fromOn))) {
    const last = result.at(-1)
    if (!last || last.untilOn <= event.fromOn) result.push({ ...event })
    else if (event.untilOn > last.untilOn) last.untilOn = event.untilOn
  }
  return result
}
