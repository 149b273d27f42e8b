import { describe, expect, it } from 'vitest'
import { canChoose, extended, getMonday, movedByKey, nightWords, noNights, toggled } from './night-choice.ts'

const night = { night: '2026-06-23', rooms: 12, empty: 6, emptyCents: 0, boostPoints: null }

it.each([
  ['2026-06-15', '2026-06-15'],
  ['2026-06-18', '2026-06-15'],
  ['2026-06-21', '2026-06-15'],
  ['2026-07-01', '2026-06-29'],
])('the week of %s begins on %s', (date, monday) => {
  expect(getMonday(date)).toBe(monday)
})

it('only nights to come with empty rooms and without a boost can be chosen', () => {
  expect(canChoose(night, '2026-06-23')).toBe(true)
  expect(canChoose(night, '2026-06-24')).toBe(false)
  expect(canChoose({ ...night, empty: 0 }, '2026-06-01')).toBe(false)
  expect(canChoose({ ...night, boostPoints: 3 }, '2026-06-01')).toBe(false)
})

describe('choosing', () => {
  const choosable = new Set(['2026-06-22', '2026-06-23', '2026-06-25', '2026-06-26'])

  it('takes nights one by one, in order, and gives them up again', () => {
    const two = toggled(toggled(noNights, '2026-06-25'), '2026-06-23')
    expect(two.nights).toEqual(['2026-06-23', '2026-06-25'])
    expect(toggled(two, '2026-06-25').nights).toEqual(['2026-06-23'])
  })

  it('takes a range from the night chosen last, forwards or backwards, without what cannot be chosen', () => {
    const one = toggled(noNights, '2026-06-25')
    expect(extended(one, '2026-06-22', choosable).nights).toEqual(['2026-06-22', '2026-06-23', '2026-06-25'])
    expect(extended(one, '2026-06-26', choosable)).toEqual({
      nights: ['2026-06-25', '2026-06-26'],
      anchor: '2026-06-25',
    })
    expect(extended(noNights, '2026-06-23', choosable).nights).toEqual(['2026-06-23'])
  })

  it.each([
    ['ArrowLeft', '2026-06-22'],
    ['ArrowRight', '2026-06-24'],
    ['ArrowUp', '2026-06-16'],
    ['ArrowDown', '2026-06-30'],
    ['Home', '2026-06-22'],
    ['End', '2026-06-28'],
    ['Enter', undefined],
    ['constructor', undefined],
  ])('%s leads to %s', (key, to) => {
    expect(movedByKey('2026-06-23', key)).toBe(to)
  })
})

it.each([
  [night, '2026-06-01', false, '6 of 12 rooms empty, half empty or more'],
  [{ ...night, empty: 5 }, '2026-06-01', true, '5 of 12 rooms empty, chosen'],
  [{ ...night, empty: 0 }, '2026-06-01', false, 'full'],
  [
    { ...night, boostPoints: 3 },
    '2026-06-01',
    false,
    '6 of 12 rooms empty, half empty or more, boosted by 3 points',
  ],
  [{ ...night, rooms: 0, empty: 0 }, '2026-06-01', false, 'closed'],
  [night, '2026-06-30', false, 'past'],
])('a night is described', (sum, today, isChosen, words) => {
  expect(nightWords(sum, today, isChosen)).toBe(words)
})
