type CalendarEvent = { uid: string | null; summary: string; fromOn: string; untilOn: string }

export type NamedEvent = CalendarEvent & { uid: string }

const stayUid = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@roomlark$/

/** Returns the UID of our own stays in the calendars we publish. */
export function uidOfStay(stayId: string): string {
  return `${stayId}@roomlark`
}

/** Returns the id of our own stay if the UID is one of ours. */
export function stayOfUid(uid: string | null): string | undefined {
  return stayUid.exec(uid ?? '')?.[1]
}

/** Channels use these words when nobody has booked but the room is closed. */
const shut = /\b(not available|unavailable|blocked|closed)\b/i

/**
 * Gives every event a UID that stays the same as long as the event does. Closed periods get theirs from their
 * dates, because channels name them differently each time and let them overlap. A night is blocked only once.
 */
export function namedEvents(events: readonly CalendarEvent[]): NamedEvent[] {
  const isShut = ({ summary }: CalendarEvent) => shut.test(summary)
  const shutTimes = merged(events.filter(isShut)).map((event) => ({
    ...event,
    uid: `shut ${event.fromOn} ${event.untilOn}`,
  }))
  return [...shutTimes, ...withUids(events.filter((event) => !isShut(event)))]
}

/** Two identical events without a UID are two events, because the channel lists both. */
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

/** Merges ranges that share nights; those that only adjoin stay separate. */
function merged(events: CalendarEvent[]): CalendarEvent[] {
  const result: CalendarEvent[] = []
  for (const event of events.toSorted((a, b) => a.fromOn.localeCompare(b.fromOn))) {
    const last = result.at(-1)
    if (!last || last.untilOn <= event.fromOn) result.push({ ...event })
    else if (event.untilOn > last.untilOn) last.untilOn = event.untilOn
  }
  return result
}
