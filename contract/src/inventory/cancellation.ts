import * as z from 'zod/mini'
import { hasPassed, type LocalTime } from '../hotel-clock.ts'
import { atMostTwoDecimals } from '../primitives.ts'
import { say } from '../say.ts'

/** A late cancellation costs either a share of the stay or whole nights. */
export const CancellationFee = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    percent: z
      .number(say('Enter a number'))
      .check(
        z.gte(0, say('Use 0 to 100 percent')),
        z.lte(100, say('Use 0 to 100 percent')),
        atMostTwoDecimals(),
      ),
  }),
  z.strictObject({
    kind: z.literal('nights'),
    nights: z
      .int(say('Enter whole nights'))
      .check(z.gte(1, say('Use 1 to 30 nights')), z.lte(30, say('Use 1 to 30 nights'))),
  }),
])
export type CancellationFee = z.infer<typeof CancellationFee>

export const CancellationStep = z.strictObject({
  /** The step ends this long before check-in, in the hotel's local time. */
  until: z.strictObject({
    amount: z
      .int(say('Enter a whole number'))
      .check(z.gte(0, say('Use 0 or more')), z.lte(365, say('Use at most 365'))),
    unit: z.enum(['days', 'hours']),
  }),
  fee: CancellationFee,
})
export type CancellationStep = z.infer<typeof CancellationStep>

export const mostCancellationSteps = 6

export const CancellationPolicy = z.strictObject({
  steps: z
    .array(CancellationStep)
    .check(
      z.maxLength(mostCancellationSteps, say('Use at most {count} steps', { count: mostCancellationSteps })),
      z.refine(endsInOrder, say('Each step must end later than the one before it')),
    ),
  /** Owed after the last step has ended, and for a no-show. */
  noShowFee: CancellationFee,
})
export type CancellationPolicy = z.infer<typeof CancellationPolicy>

const nothing: CancellationFee = { kind: 'percent', percent: 0 }
const firstNight: CancellationFee = { kind: 'nights', nights: 1 }
const wholeStay: CancellationFee = { kind: 'percent', percent: 100 }

export const cancellationPresets = {
  Flexible: { steps: [{ until: { amount: 1, unit: 'days' }, fee: nothing }], noShowFee: firstNight },
  Moderate: {
    steps: [
      { until: { amount: 5, unit: 'days' }, fee: nothing },
      { until: { amount: 1, unit: 'days' }, fee: { kind: 'percent', percent: 50 } },
    ],
    noShowFee: wholeStay,
  },
  Strict: {
    steps: [
      { until: { amount: 30, unit: 'days' }, fee: nothing },
      { until: { amount: 14, unit: 'days' }, fee: { kind: 'percent', percent: 50 } },
    ],
    noShowFee: wholeStay,
  },
  'Non-refundable': { steps: [], noShowFee: wholeStay },
} satisfies Record<string, CancellationPolicy>

export type PresetName = keyof typeof cancellationPresets

/** Returns the preset that this policy equals exactly, or undefined for a custom policy. */
export function findPreset(policy: CancellationPolicy): PresetName | undefined {
  const names = Object.keys(cancellationPresets) as PresetName[]
  return names.find((name) => writeSorted(cancellationPresets[name]) === writeSorted(policy))
}

/** Sorts the keys, because a database may change their order. */
function writeSorted(policy: CancellationPolicy): string {
  return JSON.stringify(policy, (_key, value) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  )
}

export type CancellationPeriod = {
  /** Null means from the time of booking. */
  from: LocalTime | null
  /** Null means without an end, including a no-show. */
  until: LocalTime | null
  fee: CancellationFee
}

/** The stay as the policy sees it: when it starts in the hotel's local time, and what each night costs. */
export type PolicyStay = { checkInOn: string; checkInTime: string; nightlyCents: readonly number[] }

/** Returns all periods of a policy for one stay, in order and without gaps, as they are advertised. */
export function cancellationPeriods(policy: CancellationPolicy, stay: PolicyStay): CancellationPeriod[] {
  let from: LocalTime | null = null
  const periods: CancellationPeriod[] = []
  for (const { until: lead, fee } of policy.steps) {
    const until = localTimeBefore(`${stay.checkInOn}T${stay.checkInTime}`, lead)
    periods.push({ from, until, fee })
    from = until
  }
  periods.push({ from, until: null, fee: policy.noShowFee })
  return periods
}

/** Returns the periods that are not over yet, so that nobody is promised what has passed. */
export function comingPeriods(
  policy: CancellationPolicy,
  stay: PolicyStay,
  at: Date,
  timeZone: string,
): CancellationPeriod[] {
  return cancellationPeriods(policy, stay)
    .filter(({ until }) => until === null || !hasPassed(until, at, timeZone))
    .map((period, index) => (index === 0 ? { ...period, from: null } : period))
}

/**
 * Returns how many hours before check-in cancelling stops being free: null if it is never free, -Infinity if
 * it always is. It is derived from the steps, like `cancellationPeriods`.
 */
export function freeCancellationHours({ steps, noShowFee }: CancellationPolicy): number | null {
  const charged = steps.findIndex(({ fee }) => !isFree(fee))
  if (charged === -1 && isFree(noShowFee)) return Number.NEGATIVE_INFINITY
  const last = steps.at(charged === -1 ? -1 : charged - 1)
  return charged === 0 || !last ? null : toHours(last.until)
}

/**
 * Returns until when in the hotel's local time a stay can be cancelled for free, if `freeCancellationHours`
 * is finite.
 */
export function freeCancellationUntil(
  hours: number,
  { checkInOn, checkInTime }: Pick<PolicyStay, 'checkInOn' | 'checkInTime'>,
): LocalTime {
  return localTimeBefore(`${checkInOn}T${checkInTime}`, { amount: hours, unit: 'hours' })
}

export function isFree(fee: CancellationFee): boolean {
  return fee.kind === 'percent' && fee.percent === 0
}

/**
 * Returns what cancelling at this moment costs. It uses the same periods, so that the terms enforced are the
 * ones advertised.
 */
export function cancellationFeeCents(
  policy: CancellationPolicy,
  stay: PolicyStay,
  at: Date,
  timeZone: string,
): number {
  const [period] = comingPeriods(policy, stay, at, timeZone)
  return feeCents(period?.fee ?? policy.noShowFee, stay.nightlyCents)
}

/** The fee is never more than the stay itself; half a cent is rounded in favour of the guest. */
export function feeCents(fee: CancellationFee, nightlyCents: readonly number[]): number {
  const stay = sum(nightlyCents)
  if (fee.kind === 'nights') return sum(nightlyCents.slice(0, fee.nights))
  return Math.min(stay, Math.floor((stay * Math.round(fee.percent * 100) + 4999) / 10_000))
}

function localTimeBefore(local: LocalTime, lead: CancellationStep['until']): LocalTime {
  const hours = toHours(lead)
  // This is wall-clock arithmetic: UTC only stands in for a clock without summer time.
  return new Date(Date.parse(`${local}:00Z`) - hours * 3_600_000).toISOString().slice(0, 16)
}

function toHours({ amount, unit }: CancellationStep['until']): number {
  return unit === 'days' ? amount * 24 : amount
}

function endsInOrder(steps: CancellationStep[]): boolean {
  const hours = steps.map(({ until }) => toHours(until))
  return hours.every((value, index) => index === 0 || value < (hours[index - 1] ?? 0))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, value) => total + value, 0)
}
