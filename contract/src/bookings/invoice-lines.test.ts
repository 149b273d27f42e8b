import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BilledLine, printedLines } from './invoice-lines.ts'

const plain: BilledLine = {
  id: 'a',
  kind: 'extra',
  name: 'Minibar',
  fromOn: null,
  untilOn: null,
  quantity: 1,
  unitCents: 1450,
  amountCents: 1450,
  vatBps: 1000,
  method: null,
  cardDigits: null,
  onDate: '2026-06-19',
  endsId: null,
  correctsId: null,
}
const line = (change: Partial<BilledLine>): BilledLine => {
  const next = { ...plain, ...change }
  return { ...next, amountCents: next.quantity * next.unitCents }
}

describe('the lines of an invoice', () => {
  test('show what was corrected as it should have been', () => {
    const printed = printedLines([line({}), line({ id: 'b', unitCents: -650, correctsId: 'a' })])
    expect(printed).toMatchObject([{ name: 'Minibar', quantity: 1, unitCents: 800, amountCents: 800 }])
  })

  test('leave out what was taken back wholly, by a correction or because the booking changed', () => {
    expect(printedLines([line({}), line({ id: 'b', unitCents: -1450, correctsId: 'a' })])).toEqual([])
    expect(printedLines([line({}), line({ id: 'b', unitCents: -1450, endsId: 'a' })])).toEqual([])
  })

  test('keep a price for each where it comes out even, and else one price for all', () => {
    const three = line({ quantity: 3, unitCents: 500 })
    expect(printedLines([three, line({ id: 'b', unitCents: -500, correctsId: 'a' })])).toMatchObject([
      { quantity: 2, unitCents: 500 },
    ])
    expect(printedLines([three, line({ id: 'b', unitCents: -300, correctsId: 'a' })])).toMatchObject([
      { quantity: 3, unitCents: 400 },
    ])
    expect(printedLines([three, line({ id: 'b', unitCents: -100, correctsId: 'a' })])).toMatchObject([
      { quantity: 1, unitCents: 1400 },
    ])
  })

  test('have what takes back a line of an earlier invoice as a line of its own', () => {
    expect(printedLines([line({ unitCents: -1450, endsId: 'earlier' })])).toMatchObject([
      { quantity: 1, amountCents: -1450 },
    ])
  })

  test('always add up to what they are made of', () => {
    const written = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 5 }),
        part: fc.integer({ min: 0, max: 100 }),
        isEnded: fc.boolean(),
        isEarlier: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(written, (facts) => {
        const lines = facts.flatMap(({ cents, quantity, part, isEnded, isEarlier }, at): BilledLine[] => {
          const id = `line ${at}`
          const first = line({ id, quantity, unitCents: cents })
          const taken = Math.round((first.amountCents * part) / 100)
          const correction = line({ id: `${id} corrected`, unitCents: -taken, correctsId: id })
          const corrected = taken === 0 ? [first] : [first, correction]
          const all = isEnded
            ? [
                ...corrected,
                ...corrected.map((one) =>
                  line({ id: `${one.id} ended`, unitCents: -one.amountCents, endsId: one.id }),
                ),
              ]
            : corrected
          return isEarlier ? all.slice(1) : all
        })
        const sum = (of: readonly { amountCents: number }[]) =>
          of.reduce((cents, { amountCents }) => cents + amountCents, 0)
        expect(sum(printedLines(lines))).toBe(sum(lines))
      }),
    )
  })
})
