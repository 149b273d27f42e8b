import { describe, expect, it } from 'vitest'
import { differences, merge } from './hotel-form-merge.ts'
import { emptyHotel } from './hotel-form-values.ts'

const base = { ...emptyHotel('a@hotel.example'), name: 'Casa', city: 'Rome', description: 'Old' }
const mine = { ...base, city: 'Milan', houseRules: 'Quiet' }
const theirs = { ...base, city: 'Naples', description: 'New' }

describe('differences', () => {
  it('suggests theirs only where nothing was typed here', () => {
    expect(differences(base, mine, theirs)).toEqual([
      { field: 'city', suggested: 'mine' },
      { field: 'description', suggested: 'theirs' },
      { field: 'houseRules', suggested: 'mine' },
    ])
  })
  it('finds none where both say the same', () => {
    expect(differences(base, theirs, theirs)).toEqual([])
  })
})

describe('merge', () => {
  it('takes each field from the chosen side and leaves the rest as typed', () => {
    const merged = merge(
      mine,
      theirs,
      new Map([
        ['city', 'theirs'],
        ['description', 'mine'],
      ]),
    )
    expect(merged).toEqual({ ...mine, city: 'Naples' })
  })
})
