import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { vatOnTop } from '../inventory/folio-charges.ts'
import { type CountableLine, countedShares, spread, taxGroups } from './counted-charges.ts'
import { mergedRates, sumByRate, type TaxedCharge } from './tax-sums.ts'

const plain = {
  cause: 'booking',
  name: null,
  fromOn: null,
  untilOn: null,
  quantity: 1,
  vatBps: null,
  at: 1,
  onDate: '2026-06-29',
  endsId: null,
  correctsId: null,
  vatOfId: null,
} as const
const room: CountableLine = {
  ...plain,
  id: 'room',
  kind: 'room',
  fromOn: '2026-06-29',
  untilOn: '2026-07-01',
  quantity: 3,
  amountCents: 30_000,
  vatBps: 1000,
}
const line = (change: Partial<CountableLine> & Pick<CountableLine, 'id' | 'kind' | 'amountCents'>) => ({
  ...plain,
  ...change,
})
const counted = (lines: CountableLine[]) =>
  countedShares(lines).shares.map(({ line: { id }, countedOn, amountCents }) => [id, countedOn, amountCents])

describe('when charges count', () => {
  test('nights on their own days, and what is for the stay spread over them', () => {
    expect(
      counted([
        // The fee is written before the room, as after a move.
        line({ id: 'fee', kind: 'fee', amountCents: 5000, vatBps: 2200 }),
        room,
        line({ id: 'vat', kind: 'vat', amountCents: 3000, vatBps: 1000 }),
        line({ id: 'extra', kind: 'extra', amountCents: 1450, vatBps: 2200 }),
      ]),
    ).toEqual([
      ['fee', '2026-06-29', 1667],
      ['fee', '2026-06-30', 1666],
      ['fee', '2026-07-01', 1667],
      ['room', '2026-06-29', 10_000],
      ['room', '2026-06-30', 10_000],
      ['room', '2026-07-01', 10_000],
      ['vat', '2026-06-29', 1000],
      ['vat', '2026-06-30', 1000],
      ['vat', '2026-07-01', 1000],
      ['extra', '2026-06-29', 1450],
    ])
  })

  test('nothing before the day it was written, so that a correction never changes an earlier month', () => {
    const ending = line({
      id: 'ending',
      kind: 'room',
      amountCents: -30_000,
      endsId: 'room',
      at: 2,
      onDate: '2026-07-05',
      fromOn: room.fromOn,
      untilOn: room.untilOn,
      quantity: 3,
      vatBps: 1000,
    })
    const later = { at: 2, onDate: '2026-07-05' }
    const correction = line({
      id: 'correction',
      kind: 'room',
      amountCents: -500,
      correctsId: 'room',
      cause: 'correction',
      ...later,
    })
    expect(counted([room, ending, correction]).slice(3)).toEqual([
      ['ending', '2026-07-05', -10_000],
      ['ending', '2026-07-05', -10_000],
      ['ending', '2026-07-05', -10_000],
      ['correction', '2026-07-05', -500],
    ])
  })

  test('the parts of any folio add up to its lines, and what moved counts on no day', () => {
    const step = fc.record({
      what: fc.constantFrom('room', 'fee', 'city-tax', 'vat', 'extra', 'end', 'correct', 'move'),
      pick: fc.nat(20),
      cents: fc.integer({ min: 1, max: 999_999 }),
      nights: fc.integer({ min: 1, max: 40 }),
      rate: fc.constantFrom(0, 700, 1000, 2200),
      later: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        const lines: CountableLine[] = []
        const moves: number[] = []
        let [onDate, at, id] = ['2026-06-01', 0, 0]
        for (const { what, pick, cents, nights, rate, later } of steps) {
          onDate = addDays(onDate, later)
          at += 1
          const next = { ...plain, id: String(++id), at, onDate, amountCents: cents, vatBps: rate }
          const open = lines.filter(
            (one) => one.endsId === null && !lines.some(({ endsId }) => endsId === one.id),
          )
          const chosen = open[pick % Math.max(1, open.length)]
          if (what === 'room') {
            const untilOn = addDays(onDate, pick + nights - 1)
            lines.push({ ...next, kind: what, fromOn: addDays(onDate, pick), untilOn, quantity: nights })
          } else if (what === 'end' || what === 'move') {
            if (!chosen) continue
            const back = { ...chosen, at, onDate, cause: what === 'end' ? 'booking' : 'move' }
            lines.push({ ...back, id: next.id, amountCents: 0 - chosen.amountCents, endsId: chosen.id })
            if (what === 'move') lines.push({ ...back, id: String(++id) })
            if (what === 'move') moves.push(at)
          } else if (what === 'correct') {
            if (!chosen) continue
            const { kind, vatBps } = chosen
            lines.push({
              ...next,
              kind,
              vatBps,
              cause: 'correction',
              amountCents: 0 - cents,
              correctsId: chosen.id,
            })
          } else lines.push({ ...next, kind: what })
        }
        const { shares } = countedShares(lines)
        for (const one of lines) {
          const own = shares.filter((share) => share.line === one)
          expect(own.reduce((sum, share) => sum + share.amountCents, 0)).toBe(one.amountCents)
          for (const share of own) expect(share.countedOn >= one.onDate).toBe(true)
        }
        for (const move of moves) {
          const byDay = Map.groupBy(
            shares.filter((share) => share.line.at === move),
            ({ countedOn }) => countedOn,
          )
          for (const own of byDay.values()) {
            expect(own.reduce((sum, share) => sum + share.amountCents, 0)).toBe(0)
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('sums of taxes', () => {
  test('kinds add up to their rate, rates to the charges, and months to the year', () => {
    const charge = fc.record({
      vatIncluded: fc.boolean(),
      vatBps: fc.constantFrom(0, 700, 1000, 2200),
      group: fc.constantFrom(...taxGroups),
      amountCents: fc.integer({ min: -99_999, max: 999_999 }),
    })
    fc.assert(
      fc.property(fc.array(fc.array(charge, { maxLength: 12 }), { maxLength: 4 }), (months) => {
        const written = months.map((own) =>
          own.flatMap((one): TaxedCharge[] => {
            const { vatIncluded, vatBps, amountCents, group } = one
            const vat = vatOnTop(amountCents, vatBps)
            const ofStay = group === 'room' || group === 'fees'
            return vatIncluded
              ? [{ ...one, kind: 'charge' }]
              : [
                  { ...one, kind: 'charge' },
                  { ...one, kind: 'vat', amountCents: vat, group: ofStay ? null : group },
                ]
          }),
        )
        const sums = written.map(sumByRate)
        const year = mergedRates(sums.flat())
        for (const rates of [...sums, year]) {
          for (const { groups, netCents, vatCents, grossCents } of rates) {
            expect(netCents + vatCents).toBe(grossCents)
            expect(groups.reduce((sum, one) => sum + one.grossCents, 0)).toBe(grossCents)
            expect(groups.reduce((sum, one) => sum + one.vatCents, 0)).toBe(vatCents)
          }
        }
        const total = written.flat().reduce((sum, { amountCents }) => sum + amountCents, 0)
        expect(year.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(total)
      }),
      { numRuns: 300 },
    )
  })

  test('whole parts of a whole', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33])
    expect(spread(-100, [1, 1, 1])).toEqual([-33, -34, -33])
    expect(spread(7, [0, 0])).toEqual([0, 7])
    expect(spread(7, [])).toEqual([])
  })
})
