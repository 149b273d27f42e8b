import * as z from 'zod/mini'
import { addDays } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import type { LocalTime } from '../hotel-clock.ts'
import { ClockTime } from '../inventory/hotel-input.ts'
import { Id, Version } from '../primitives.ts'

export const DeskRulesInput = z.strictObject({
  /** The time by which a day is closed by itself, by the hotel's clock; null if the desk closes its days. */
  closeAt: z.nullable(ClockTime),
  /** The time until which guests may still arrive, so that an earlier no-show is asked about; null if any time will do. */
  noShowFrom: z.nullable(ClockTime),
  version: Version,
})
export type DeskRulesInput = z.infer<typeof DeskRulesInput>

/** A hotel's rules for its desk; version 0 means that nothing was decided yet. */
export const DeskRules = z.object({
  closeAt: z.nullable(z.string()),
  noShowFrom: z.nullable(z.string()),
  version: z.int(),
})
export type DeskRules = z.infer<typeof DeskRules>

/** Times before noon are of the night: the day that they end began the morning before. */
const noon = '12:00'

export function isInTheNight(time: string): boolean {
  return time < noon
}

/** Returns the last day of a hotel whose time has come. At 03:00 that is the day before, at 22:00 the day itself. */
export function findLastDayAt(time: string, now: LocalTime): string {
  const [today, clock] = [now.slice(0, 10), now.slice(11)]
  const day = clock >= time ? today : addDays(today, -1)
  return isInTheNight(time) ? addDays(day, -1) : day
}

const ofHotel = {
  access: ['hotel', 'admin'],
  launch: ['bookings'],
  path: '/hotels/:hotelId/desk-rules',
  params: z.strictObject({ hotelId: Id }),
  response: DeskRules,
} as const

export const deskRules = {
  get: endpoint({
    ...ofHotel,
    method: 'GET',
    permission: 'see-bookings',
    summary: 'What a hotel has decided for its desk: when days are closed, until when guests may come',
  }),
  save: endpoint({
    ...ofHotel,
    method: 'PUT',
    permission: 'change-offer',
    summary: 'Decide when days are closed by themselves, and until when guests may come',
    body: DeskRulesInput,
  }),
}
