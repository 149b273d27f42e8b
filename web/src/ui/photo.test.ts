import { amenityNames } from '@roomlark/contract/inventory/amenities'
import { describe, expect, it } from 'vitest'
import { amenityIcons } from './amenity-icons.ts'
import { photoForKey, photoWords } from './photo.ts'

const photo = { id: '1', url: '', smallUrl: '', largeUrl: '', width: 1, height: 1, placeholder: '' }

describe('photoWords', () => {
  it('names the place in the row, and the caption where there is one', () => {
    expect(photoWords({ ...photo, caption: '' }, 0, 3)).toBe('photo 1 of 3')
    expect(photoWords({ ...photo, caption: 'The pool' }, 2, 3)).toBe('photo 3 of 3: The pool')
  })
})

describe('photoForKey', () => {
  it.each([
    ['ArrowRight', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 1, undefined],
  ])('%s at %i of 3', (key, index, target) => {
    expect(photoForKey(key, index, 3)).toBe(target)
  })
})

describe('amenityIcons', () => {
  it('has an icon of its own for each entry of the catalogue', () => {
    expect(Object.keys(amenityIcons).toSorted()).toEqual(amenityNames.toSorted())
    expect(new Set(Object.values(amenityIcons)).size).toBe(amenityNames.length)
  })
})
