import { describe, expect, it } from 'vitest'
import { pageSlots, shownResults } from './page-slots.ts'
import { starWords } from './star-words.ts'

describe('pageSlots', () => {
  it.each([
    [1, 2, [1, 2]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
    [5, 9, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [8, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
    [500, 1000, [1, 'gap-before', 499, 500, 501, 'gap-after', 1000]],
    [77, 10, [1, 'gap-before', 6, 7, 8, 9, 10]],
  ])('page %i of %i', (page, totalPages, slots) => {
    expect(pageSlots(page, totalPages)).toEqual(slots)
  })

  it('keeps the number of slots, has every near page, and never hides a single one', () => {
    for (let totalPages = 8; totalPages < 40; totalPages += 1) {
      for (let page = 1; page <= totalPages; page += 1) {
        const slots = pageSlots(page, totalPages)
        expect(slots).toHaveLength(7)
        for (const near of [1, page - 1, page, page + 1, totalPages]) {
          if (near >= 1 && near <= totalPages) expect(slots).toContain(near)
        }
        slots.forEach((slot, index) => {
          if (typeof slot === 'number') return
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2)
        })
      }
    }
  })
})

describe('shownResults', () => {
  it.each([
    [1, 24, { from: 1, to: 10 }],
    [3, 24, { from: 21, to: 24 }],
    [3, 30, { from: 21, to: 30 }],
    [4, 30, { from: 0, to: 0 }],
    [1, 0, { from: 0, to: 0 }],
  ])('page %i of %i results', (page, total, shown) => {
    expect(shownResults(page, 10, total)).toEqual(shown)
  })
})

describe('starWords', () => {
  it.each([
    [1, '1 star'],
    [2, '2 stars'],
    [5, '5 stars'],
  ])('%i', (count, words) => {
    expect(starWords(count)).toBe(words)
  })
})
