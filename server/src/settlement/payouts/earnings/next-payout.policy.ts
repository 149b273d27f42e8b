import { addMonths, dateIn } from '@roomlark/contract/dates'
import {
  payoutOn,
  statementClosesAt,
  statementClosesOn,
  statementDueOn,
  toMonthStart,
} from '@roomlark/contract/money-calendar'
import type {
  EarningsBalance,
  EarningsWait,
  PayoutObstacle,
  WaitReason,
} from '@roomlark/contract/settlement/earnings'

type Run = { month: string; payOn: string; isDraft: boolean }

/** The statement that is paid next: one that is drawn up and not approved yet, else that of the next first. */
export function nextRun(latest: Run | undefined, today: string): { statementOn: string; payOn: string } {
  if (latest?.isDraft) return { statementOn: latest.month, payOn: latest.payOn }
  const month = toMonthStart(today)
  const isDone = latest !== undefined && latest.month >= month
  if (!isDone && today <= payoutOn(month)) return { statementOn: month, payOn: payoutOn(month) }
  const next = addMonths(isDone ? latest.month : month, 1)
  return { statementOn: next, payOn: payoutOn(next) }
}

/** Facts that a wait depends on, as they are read from the database. */
export type WaitFacts = {
  reason: WaitReason | null
  timeZone: string
  endedMonth: string | null
  billedMonth: string | null
  dueOn: string | null
  endsOn: string | null
}

export type WaitUntil = Pick<EarningsWait, 'month' | 'untilOn' | 'closesOn' | 'isOverdue'>

const noDays: WaitUntil = { month: null, untilOn: null, closesOn: null, isOverdue: false }

/** Until when something waits. What no statement of the hotel has yet comes into the one that is open now. */
export function waitUntil(facts: WaitFacts, at: Date): WaitUntil {
  const { reason, timeZone, endedMonth, billedMonth, dueOn, endsOn } = facts
  switch (reason) {
    case null:
    case 'next-statement':
      return noDays
    case 'held':
    case 'disputed':
    case 'holding-period':
      return { ...noDays, untilOn: endsOn }
    case 'written-off':
      return { ...noDays, month: billedMonth }
    case 'hotel-unpaid':
      return {
        ...noDays,
        month: billedMonth,
        untilOn: dueOn,
        isOverdue: dueOn !== null && dueOn < dateIn(timeZone, at),
      }
    case 'statement-open': {
      const month = openMonth(endedMonth ?? toMonthStart(dateIn(timeZone, at)), timeZone, at)
      return { ...noDays, month, untilOn: statementDueOn(month), closesOn: statementClosesOn(month) }
    }
  }
}

function openMonth(endedMonth: string, timeZone: string, at: Date): string {
  const thisMonth = toMonthStart(dateIn(timeZone, at))
  const before = addMonths(thisMonth, -1)
  const open = statementClosesAt(before, timeZone) > at ? before : thisMonth
  return endedMonth > open ? endedMonth : open
}

type WaitRow = WaitFacts & {
  reason: WaitReason
  hotelId: string
  hotelName: string
  stays: number
  usdCents: number
}

/** The number of rows a reader takes in at a glance; the rest is summed up. */
const shownWaits = 8

/** One row for each thing that has to happen, the first to end first. */
export function groupWaits(
  rows: readonly WaitRow[],
  at: Date,
): { waits: EarningsWait[]; otherWaits: EarningsBalance } {
  const groups = new Map<string, EarningsWait & { hotelIds: Set<string> }>()
  for (const row of rows) {
    const until = waitUntil(row, at)
    const key = JSON.stringify(makeWaitKey(row, until))
    const group = groups.get(key) ?? {
      ...until,
      reason: row.reason,
      usdCents: 0,
      stays: 0,
      hotels: 0,
      fromOn: until.untilOn,
      hotel: { id: row.hotelId, name: row.hotelName },
      hotelIds: new Set<string>(),
    }
    group.hotelIds.add(row.hotelId)
    group.usdCents += row.usdCents
    group.stays += row.stays
    if (until.untilOn !== null) {
      if (group.fromOn === null || until.untilOn < group.fromOn) group.fromOn = until.untilOn
      if (group.untilOn === null || until.untilOn > group.untilOn) group.untilOn = until.untilOn
    }
    groups.set(key, group)
  }
  const all = [...groups.values()]
    .map(({ hotelIds, ...wait }) => ({
      ...wait,
      hotels: hotelIds.size,
      hotel: hotelIds.size === 1 ? wait.hotel : null,
    }))
    .sort(firstToEnd)
  const rest = all.slice(shownWaits)
  return {
    waits: all.slice(0, shownWaits),
    otherWaits: {
      usdCents: rest.reduce((sum, { usdCents }) => sum + usdCents, 0),
      stays: rest.reduce((sum, { stays }) => sum + stays, 0),
    },
  }
}

function makeWaitKey({ reason, hotelId }: WaitRow, { month, untilOn }: WaitUntil): unknown[] {
  switch (reason) {
    case 'hotel-unpaid':
    case 'written-off':
      return [reason, hotelId, month]
    case 'statement-open':
      return [reason, month]
    case 'held':
    case 'disputed':
      return [reason, untilOn]
    default:
      return [reason]
  }
}

function firstToEnd(a: EarningsWait, b: EarningsWait): number {
  return (
    (a.fromOn ?? '').localeCompare(b.fromOn ?? '') ||
    b.usdCents - a.usdCents ||
    a.reason.localeCompare(b.reason) ||
    (a.hotel?.id ?? '').localeCompare(b.hotel?.id ?? '')
  )
}

type Terms = {
  isOpen: boolean
  totalUsdCents: number
  minimumUsdCents: number
  /**
   * Details that are usable when the statement is drawn up, or those still in their cooling-off time; undefined if
   * there are none.
   */
  details: { detailsId: string | null; waitingUntil: Date | null } | undefined
  isRefused: boolean
}

/** Everything that keeps the next payout from being paid. */
export function obstaclesTo(terms: Terms): PayoutObstacle[] {
  const { isOpen, totalUsdCents, minimumUsdCents, details, isRefused } = terms
  const obstacles: PayoutObstacle[] = []
  if (!isOpen) obstacles.push({ kind: 'closed', until: null })
  if (details === undefined) obstacles.push({ kind: 'no-details', until: null })
  else if (details.detailsId === null) {
    obstacles.push({ kind: 'cooling-off', until: details.waitingUntil?.toISOString() ?? null })
  }
  if (isRefused) obstacles.push({ kind: 'refused-account', until: null })
  if (totalUsdCents <= 0 || totalUsdCents < minimumUsdCents)
    obstacles.push({ kind: 'under-minimum', until: null })
  return obstacles
}
