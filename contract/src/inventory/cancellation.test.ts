import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { utcDay } from '../dates.ts'
import { hasPassed, hotelTime, toInstant } from '../hotel-clock.ts'
import {
  type CancellationFee,
  CancellationPolicy,
  type CancellationStep,
  cancellationFeeCents,
  cancellationPeriods,
  cancellationPresets,
  feeCents,
  findPreset,
  freeCancellationHours,
  freeCancellationUntil,
  type PolicyStay,
} from './cancellation.ts'

const stay: PolicyStay = {
  checkInOn: '2026-06-16',
  checkInTime: '15:00',
  nightlyCents: [10_000, 12_000, 14_001],
}
const zone = 'Europe/Rome'

describe('what a cancellation costs', () => {
  test.each([
    ['Flexible, a minute before the deadline', cancellationPresets.Flexible, '2026-06-15T12:59:00Z', 0],
    ['Flexible, at the deadline', cancellationPresets.Flexible, '2026-06-15T13:00:00Z', 10_000],
    ['Moderate, five days and a minute before', cancellationPresets.Moderate, '2026-06-11T12:59:00Z', 0],
    [
      "Moderate, two days before: half, the odd cent is the guest's",
      cancellationPresets.Moderate,
      '2026-06-14T10:00:00Z',
      18_000,
    ],
    ['Moderate, on the day', cancellationPresets.Moderate, '2026-06-16T08:00:00Z', 36_001],
    ['Strict, 20 days before', cancellationPresets.Strict, '2026-05-27T08:00:00Z', 18_000],
    ['Non-refundable, a year before', cancellationPresets['Non-refundable'], '2025-06-16T08:00:00Z', 36_001],
    ['a guest who never came', cancellationPresets.Flexible, '2026-06-18T08:00:00Z', 10_000],
  ])('%s', (_name, policy, at, cents) => {
    expect(cancellationFeeCents(policy, stay, new Date(at), zone)).toBe(cents)
  })

  test("follows the hotel's local time, not ours", () => {
    const at = new Date('2026-06-15T03:30:00Z')
    expect(hotelTime(at, 'Pacific/Auckland')).toBe('2026-06-15T15:30')
    expect(cancellationFeeCents(cancellationPresets.Flexible, stay, at, 'Pacific/Auckland')).toBe(10_000)
    expect(cancellationFeeCents(cancellationPresets.Flexible, stay, at, 'America/Los_Angeles')).toBe(0)
  })

  test('keeps its hour across the change to summer time', () => {
    const spring = { ...stay, checkInOn: '2026-03-29' }
    expect(cancellationPeriods(cancellationPresets.Flexible, spring)[0]?.until).toBe('2026-03-28T15:00')
    expect(
      cancellationFeeCents(cancellationPresets.Flexible, spring, new Date('2026-03-28T13:59:00Z'), zone),
    ).toBe(0)
    expect(
      cancellationFeeCents(cancellationPresets.Flexible, spring, new Date('2026-03-28T14:00:00Z'), zone),
    ).toBe(10_000)
  })

  test('does not go back when the clocks do', () => {
    const fee: CancellationFee = { kind: 'percent', percent: 0 }
    const policy: CancellationPolicy = {
      steps: [{ until: { amount: 12, unit: 'hours' }, fee }],
      noShowFee: { kind: 'percent', percent: 100 },
    }
    const autumn = { ...stay, checkInOn: '2026-10-25', checkInTime: '14:30' }
    const costsAt = (time: string) =>
      cancellationFeeCents(policy, autumn, new Date(`2026-10-25T${time}:00Z`), zone)
    // 02:30 occurs twice that night, at 00:30 and at 01:30 UTC; it has passed only after the second.
    expect(['00:29', '00:31', '01:00', '01:29'].map(costsAt)).toEqual([0, 0, 0, 0])
    expect(['01:30', '02:00', '12:00'].map(costsAt)).toEqual([36_001, 36_001, 36_001])
  })

  test('nights beyond the stay cost no more than the stay', () => {
    expect(feeCents({ kind: 'nights', nights: 9 }, stay.nightlyCents)).toBe(36_001)
  })
})

describe('free cancellation', () => {
  test.each([
    ['Flexible', 24, '2026-06-15T15:00'],
    ['Moderate', 120, '2026-06-11T15:00'],
    ['Strict', 720, '2026-05-17T15:00'],
    ['Non-refundable', null, null],
  ] as const)('of %s ends %s hours before check-in', (name, hours, until) => {
    expect(freeCancellationHours(cancellationPresets[name])).toBe(hours)
    const stay = { checkInOn: '2026-06-16', checkInTime: '15:00' }
    if (hours !== null) expect(freeCancellationUntil(hours, stay)).toBe(until)
  })

  test('ends with the first fee, and never where there is none', () => {
    const nothing: CancellationFee = { kind: 'percent', percent: 0 }
    const half: CancellationFee = { kind: 'percent', percent: 50 }
    const step = (amount: number, fee: CancellationFee): CancellationStep => ({
      until: { amount, unit: 'days' },
      fee,
    })
    const hours = (steps: CancellationStep[], noShowFee: CancellationFee) =>
      freeCancellationHours({ steps, noShowFee })
    expect(hours([step(9, nothing), step(3, nothing), step(1, half)], half)).toBe(72)
    expect(hours([step(9, half), step(3, nothing)], half)).toBeNull()
    expect(hours([], nothing)).toBe(Number.NEGATIVE_INFINITY)
    expect(hours([step(2, nothing)], nothing)).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('a policy', () => {
  test('recognises its preset, and treats a changed one as custom', () => {
    expect(findPreset(cancellationPresets.Strict)).toBe('Strict')
    const { steps, noShowFee } = cancellationPresets.Strict
    expect(findPreset({ noShowFee, steps })).toBe('Strict')
    expect(
      findPreset({ ...cancellationPresets.Strict, noShowFee: { kind: 'nights', nights: 1 } }),
    ).toBeUndefined()
  })

  test('has percentages with two decimals, as they are charged', () => {
    const parse = (percent: number) =>
      CancellationPolicy.safeParse({ steps: [], noShowFee: { kind: 'percent', percent } }).success
    expect([0, 33.33, 0.07, 100].map(parse)).toEqual([true, true, true, true])
    expect([33.333, 0.004, -1, 100.01, Number.NaN].map(parse)).toEqual([false, false, false, false, false])
  })

  test('refuses steps out of order, across days and hours', () => {
    const fee: CancellationFee = { kind: 'percent', percent: 0 }
    const step = (amount: number, unit: 'days' | 'hours') => ({ until: { amount, unit }, fee })
    const parse = (...steps: ReturnType<typeof step>[]) =>
      CancellationPolicy.safeParse({ steps, noShowFee: fee }).success
    expect(parse(step(2, 'days'), step(47, 'hours'))).toBe(true)
    expect(parse(step(2, 'days'), step(48, 'hours'))).toBe(false)
    expect(parse(step(1, 'days'), step(2, 'days'))).toBe(false)
  })
})

const anyFee = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  }),
  fc.record({ kind: fc.constant('nights' as const), nights: fc.integer({ min: 1, max: 30 }) }),
)
const toHours = ({ amount, unit }: CancellationStep['until']) => (unit === 'days' ? amount * 24 : amount)
const anyPolicy = fc
  .record({
    leads: fc.uniqueArray(
      fc.record({ amount: fc.integer({ min: 0, max: 365 }), unit: fc.constantFrom('days', 'hours') }),
      { maxLength: 6, selector: toHours },
    ),
    fees: fc.array(anyFee, { minLength: 7, maxLength: 7 }),
  })
  .map(
    ({ leads, fees }): CancellationPolicy => ({
      steps: leads
        .sort((a, b) => toHours(b) - toHours(a))
        .map((until, index) => ({
          until,
          fee: fees[index] ?? fees[0] ?? { kind: 'percent', percent: 0 },
        })),
      noShowFee: fees[6] ?? { kind: 'percent', percent: 100 },
    }),
  )
const anyStay = fc.record({
  checkInOn: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
    .map(utcDay),
  checkInTime: fc.constantFrom('00:00', '14:30', '23:59'),
  nightlyCents: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 }),
})
const anyMoment = fc.date({ min: new Date('2024-12-01'), max: new Date('2029-02-01'), noInvalidDate: true })
const anyZone = fc.constantFrom(
  'UTC',
  'Europe/Rome',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kathmandu',
)

describe('for every policy, stay and moment', () => {
  test('the periods are gapless, in order, and begin and end open', () => {
    fc.assert(
      fc.property(anyPolicy, anyStay, (policy, anStay) => {
        const periods = cancellationPeriods(policy, anStay)
        expect(periods).toHaveLength(policy.steps.length + 1)
        expect(periods[0]?.from).toBeNull()
        expect(periods.at(-1)?.until).toBeNull()
        for (const [index, period] of periods.entries()) {
          if (index > 0) expect(period.from).toBe(periods[index - 1]?.until)
          if (period.from && period.until) expect(period.from < period.until).toBe(true)
        }
      }),
    )
  })

  test('what is enforced is what was advertised for that moment, and never more than the stay', () => {
    fc.assert(
      fc.property(anyPolicy, anyStay, anyMoment, anyZone, (policy, anStay, at, timeZone) => {
        const advertised = currentPeriods(policy, anStay, at, timeZone)
        expect(advertised).toHaveLength(1)
        const fee = cancellationFeeCents(policy, anStay, at, timeZone)
        expect(fee).toBe(advertised[0] && feeCents(advertised[0].fee, anStay.nightlyCents))
        expect(Number.isInteger(fee)).toBe(true)
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(anStay.nightlyCents.reduce((sum, cents) => sum + cents, 0))
      }),
    )
  })

  test('a period that is over does not come back, whatever the clocks do', () => {
    fc.assert(
      fc.property(
        anyPolicy,
        anyStay,
        anyZone,
        fc.array(fc.integer({ min: -4000, max: 1000 }), { minLength: 2, maxLength: 20 }),
        (policy, anStay, timeZone, minutes) => {
          const arrival = toInstant(anStay.checkInOn, anStay.checkInTime, timeZone).getTime()
          const order = minutes
            .sort((a, b) => a - b)
            .map((minute) => currentPeriods(policy, anStay, new Date(arrival + minute * 60_000), timeZone)[0])
            .map((period) => period?.from ?? '')
          expect(order).toEqual(order.toSorted())
        },
      ),
    )
  })
})

function currentPeriods(policy: CancellationPolicy, anStay: PolicyStay, at: Date, timeZone: string) {
  return cancellationPeriods(policy, anStay).filter(
    ({ from, until }) =>
      (from === null || hasPassed(from, at, timeZone)) && (until === null || !hasPassed(until, at, timeZone)),
  )
}
