import { imageLimits } from '@roomlark/contract/platform/photos'
import { describe, expect, it } from 'vitest'
import { checkPhotos } from './photo-files.ts'

const file = (name: string, type = 'image/jpeg', size = 1000) => ({ name, type, size })

const hotel = { noun: 'hotel', most: 20 }

describe('checkPhotos', () => {
  it('accepts what may be sent and names the rest with the reason', () => {
    const files = [
      file('pool.jpg'),
      file('terrace-raw.tiff', 'image/tiff'),
      file('lobby.png', 'image/png'),
      file('huge.webp', 'image/webp', imageLimits.bytes + 1),
      file('full.webp', 'image/webp', imageLimits.bytes),
      file('none.jpg', 'image/jpeg', 0),
      file('drawing.svg', 'image/svg+xml'),
    ]
    const { accepted, refused } = checkPhotos(files, 0, hotel)
    expect(accepted.map(({ name }) => name)).toEqual(['pool.jpg', 'lobby.png', 'full.webp'])
    expect(refused).toEqual([
      'terrace-raw.tiff was not added: use JPG, PNG or WebP.',
      'huge.webp was not added: it is larger than 5 MB.',
      'none.jpg was not added: the file is empty.',
      'drawing.svg was not added: use JPG, PNG or WebP.',
    ])
  })
  it('stops at the limit, counting those already there', () => {
    const { accepted, refused } = checkPhotos([file('a.jpg'), file('b.jpg'), file('c.jpg')], 18, hotel)
    expect(accepted).toHaveLength(2)
    expect(refused).toEqual(['c.jpg was not added: a hotel can have 20 photos.'])
  })
})
