import { randomBytes } from 'node:crypto'
import { liveOverlapMs } from '@roomlark/contract/platform/live'

/**
 * Keeps recent announcements, so that a page that was disconnected for a while receives only what it missed.
 */
export type LiveHistory<Notice> = {
  /** Returns the position of the newest notice in the history. */
  position(): string
  add(notice: Notice): void
  /** Discards the history, because something may have been missed. */
  lose(): void
  /**
   * Returns everything after a position, which may come from another server or be the age of a new page; without a
   * position, returns the last few moments.
   */
  since(position: string | undefined): Missed<Notice>
}

type Missed<Notice> = { entries: { notice: Notice; position: string }[]; isComplete: boolean }
type StreamPosition = { number: number; at: number }

/** This is enough for half an hour on a busy platform, and takes a few hundred kilobytes. */
const maxEntries = 2000
const shape = /^([0-9a-f]{12})\.(\d{1,15})\.(\d{1,15})$/

/** Of a page that has got nothing yet: for how many milliseconds it has been loading. */
const ageShape = /^age\.(\d{1,9})$/

export function createLiveHistory<Notice>(now: () => number = Date.now): LiveHistory<Notice> {
  const server = randomBytes(6).toString('hex')
  let recent: (StreamPosition & { notice: Notice })[] = []
  let last = 0
  let lostAt = 0
  /** Nothing after this position is missing. */
  let complete: StreamPosition = { number: 0, at: now() }

  const formatPosition = ({ number, at }: StreamPosition) => `${server}.${number}.${at}`

  function missed(isMissed: (place: StreamPosition) => boolean, isComplete: boolean): Missed<Notice> {
    const entries = recent
      .filter(isMissed)
      .map((entry) => ({ notice: entry.notice, position: formatPosition(entry) }))
    return { entries, isComplete }
  }

  return {
    position: () => formatPosition({ number: last, at: now() }),
    add(notice) {
      last += 1
      recent.push({ number: last, at: now(), notice })
      if (recent.length > maxEntries) complete = recent.shift() ?? complete
    },
    lose() {
      last += 1
      recent = []
      lostAt = now()
      complete = { number: last, at: lostAt }
    },
    since(position) {
      const from = now() - liveOverlapMs
      if (position === undefined) return missed(({ at }) => at >= from, lostAt <= from)
      const [, age] = ageShape.exec(position) ?? []
      if (age !== undefined) {
        const begun = from - Number(age)
        return missed((place) => place.at >= begun, complete.at <= begun)
      }
      const [, home, number, at] = shape.exec(position) ?? []
      if (home === undefined) return missed(() => false, false)
      if (home === server) {
        return missed((place) => place.number > Number(number), Number(number) >= complete.number)
      }
      // Another server numbers differently and its clock may be slightly off; sending an event twice is
      // better than never.
      const there = Number(at) - liveOverlapMs
      return missed((place) => place.at >= there, complete.at <= there)
    },
  }
}
