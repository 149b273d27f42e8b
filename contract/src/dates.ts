import * as z from 'zod/mini'
import { getReaderLocale, say } from './say.ts'

/**
 * A plain calendar date, `YYYY-MM-DD`. A night is named by the date on which it begins on the hotel's
 * calendar.
 */
export const IsoDate = z.iso
  .date(say('Enter a date'))
  .check(z.refine((date) => '2000' <= date && date < '2200', say('Enter a date from 2000 to 2199')))

/** Days of the week: 0 is Sunday. */
export const Weekdays = z
  .array(z.int(say('Choose days of the week')).check(z.gte(0), z.lte(6)))
  .check(z.maxLength(7, say('Choose days of the week')))

/** A number of nights, or null for no limit. */
export const StayLimit = z.nullable(
  z.int(say('Enter whole nights')).check(z.gte(1, say('Use 1 to 365')), z.lte(365, say('Use 1 to 365'))),
)

/**
 * The day of what belongs to no hotel, such as a payout run, a legal text or the name of a file: these days are counted in
 * UTC, wherever the reader is. A hotel's own day is `dateIn`.
 */
export function utcDay(at: Date | string | number): string {
  return new Date(at).toISOString().slice(0, 10)
}

/** Moves a `YYYY-MM-DD` date by whole days. UTC only stands in for a calendar without summer time. */
export function addDays(date: string, days: number): string {
  return utcDay(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000)
}

/** Moves a date by whole months. If the month has no such day, its last day is returned. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return utcDay(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** Whole days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Lists the nights of a stay, which do not include the check-out day. */
export function listNights(checkInOn: string, checkOutOn: string): string[] {
  if (lastAsked.checkInOn !== checkInOn || lastAsked.checkOutOn !== checkOutOn) {
    const length = Math.max(0, daysBetween(checkInOn, checkOutOn))
    const nights = Array.from({ length }, (_, index) => addDays(checkInOn, index))
    lastAsked = { checkInOn, checkOutOn, nights }
  }
  return [...lastAsked.nights]
}

/** The last result is cached, because the nights of one stay are needed for every room type and plan. */
let lastAsked: { checkInOn: string; checkOutOn: string; nights: readonly string[] } = {
  checkInOn: '',
  checkOutOn: '',
  nights: [],
}

/** 0 is Sunday. */
export function getWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Today on the hotel's own calendar. */
export function dateIn(timeZone: string, at: Date): string {
  let format = dateFormats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    dateFormats.set(timeZone, format)
  }
  return format.format(at)
}

/** There is one formatter per time zone, because creating one takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Writes, for example, `16 June 2026`, in the language of the reader. */
export function dayText(date: string): string {
  const locale = getReaderLocale('en-GB')
  const format = dayFormats.get(locale) ?? makeDayFormat(locale)
  dayFormats.set(locale, format)
  return format.format(new Date(`${date}T00:00:00Z`))
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

function makeDayFormat(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
}
