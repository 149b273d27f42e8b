import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { colourAt, jpeg, noise, pngClaiming, redAndBlue } from '../../test/pictures.ts'
import { createPictures } from './pictures.ts'

const pictures = createPictures()
const red = [255, 0, 0]
const blue = [0, 0, 255]

function prepare(bytes: Buffer) {
  return pictures.prepare({ name: 'beach.jpg', bytes })
}

/** Lossy encoding shifts colours slightly, so they are compared with a tolerance. */
function expectColour(found: number[], wanted: number[]) {
  for (const [index, value] of wanted.entries())
    expect(Math.abs((found[index] ?? 999) - value)).toBeLessThan(30)
}

describe('sizes', () => {
  test('are WebP in three widths, with the proportions kept', async () => {
    const picture = await prepare(await jpeg(3000, 2000))
    expect(picture).toMatchObject({ width: 1920, height: 1280 })
    const expected = { small: [480, 320], medium: [1024, 683], large: [1920, 1280] }
    for (const [size, bytes] of Object.entries(picture.bytes)) {
      const { format, width, height } = await sharp(bytes).metadata()
      expect([size, format, width, height]).toEqual([
        size,
        'webp',
        ...expected[size as keyof typeof expected],
      ])
    }
  })

  test('are never larger than the original', async () => {
    const picture = await prepare(await jpeg(300, 200))
    expect(picture).toMatchObject({ width: 300, height: 200 })
    for (const bytes of Object.values(picture.bytes)) {
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 })
    }
  })

  test.each([
    [1, 1],
    [1, 20_000],
    [20_000, 1],
  ])('are found for %i × %i too', async (width, height) => {
    const picture = await prepare(await redAndBlue(width, height).png().toBuffer())
    expect(picture.width).toBeGreaterThanOrEqual(1)
    expect(picture.height).toBeLessThanOrEqual(3840)
  })
})

describe('the original', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s is read', async (format) => {
    const picture = await prepare(await redAndBlue().toFormat(format).toBuffer())
    expectColour(await colourAt(picture.bytes.large, 100, 200), red)
    expectColour(await colourAt(picture.bytes.large, 500, 200), blue)
  })

  test('a picture taken sideways is turned upright', async () => {
    // Orientation 6 means a quarter turn to the right, so the left side ends up on top.
    const picture = await prepare(
      await redAndBlue(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    )
    expect(picture).toMatchObject({ width: 400, height: 600 })
    expectColour(await colourAt(picture.bytes.large, 200, 100), red)
    expectColour(await colourAt(picture.bytes.large, 200, 500), blue)
  })

  test('place, camera, profile and comments are dropped', async () => {
    const told = await redAndBlue()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer()
    expect(told.includes('secret')).toBe(true)

    const { bytes } = await prepare(told)
    for (const size of Object.values(bytes)) {
      const { exif, xmp, icc, iptc } = await sharp(size).metadata()
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(size.includes('secret')).toBe(false)
    }
  })

  test('grey, 16-bit and print colours come out right', async () => {
    const grey = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#808080' } })
    expectColour(
      await colourAt((await prepare(await grey.clone().greyscale().png().toBuffer())).bytes.small, 9, 9),
      [128, 128, 128],
    )
    const deep = await redAndBlue().toColourspace('rgb16').png().toBuffer()
    expectColour(await colourAt((await prepare(deep)).bytes.small, 9, 9), red)
    const print = await grey.clone().toColourspace('cmyk').jpeg().toBuffer()
    expectColour(await colourAt((await prepare(print)).bytes.small, 9, 9), [128, 128, 128])
  })

  test('transparency is kept', async () => {
    const clear = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const { bytes } = await prepare(await clear.png().toBuffer())
    expect(await sharp(bytes.small).metadata()).toMatchObject({ hasAlpha: true })
  })

  test('only the first frame of an animation is kept', async () => {
    const frames = [
      await redAndBlue(40, 40).png().toBuffer(),
      await redAndBlue(40, 40).negate().png().toBuffer(),
    ]
    const animation = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer()
    const picture = await prepare(animation)
    expect(picture).toMatchObject({ width: 40, height: 40 })
    expectColour(await colourAt(picture.bytes.small, 5, 20), red)
  })
})

test('the placeholder is a picture below 1 KB, even for the busiest original', async () => {
  // A larger one would be less busy, because its pixels are averaged.
  for (const bytes of [await jpeg(), await noise(24, 48).jpeg().toBuffer()]) {
    const { placeholder } = await prepare(bytes)
    expect(placeholder.length).toBeLessThan(1024)
    const data = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64')
    expect((await sharp(data).metadata()).width).toBeLessThanOrEqual(24)
  }
})

describe('refusals', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  test.each([
    ['an SVG', Buffer.from(svg)],
    ['an SVG behind an XML line', Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['a sound in a RIFF container', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is 415, whatever it is called', async (_what, bytes) => {
    await expect(prepare(bytes)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message: '“beach.jpg” is not a JPEG, PNG or WebP picture.',
    })
  })

  test('a page that begins like a PNG is damaged', async () => {
    const page = Buffer.concat([
      pngClaiming(9, 9).subarray(0, 8),
      Buffer.from('<html><script>alert(1)</script>'),
    ])
    await expect(prepare(page)).rejects.toMatchObject({ code: 'bad_request' })
  })

  test.each(['jpeg', 'png', 'webp'] as const)('a %s cut in half is damaged', async (format) => {
    const whole = await noise(800, 600).toFormat(format).toBuffer()
    await expect(prepare(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'bad_request',
      message: '“beach.jpg” is damaged and cannot be read.',
    })
  })

  test('a PNG with other bytes in its middle is damaged', async () => {
    const bytes = await noise(800, 600).png().toBuffer()
    bytes.fill(0x55, 20_000, 24_000)
    await expect(prepare(bytes)).rejects.toMatchObject({ code: 'bad_request' })
  })

  test('40 megapixels are read, one row more is refused', async () => {
    const flat = sharp({ create: { width: 8000, height: 5000, channels: 3, background: 'red' } })
    expect(await prepare(await flat.png().toBuffer())).toMatchObject({ width: 1920, height: 1200 })
    await expect(prepare(pngClaiming(8000, 5001))).rejects.toMatchObject({
      code: 'bad_request',
      message: '“beach.jpg” has more than 40 megapixels.',
    })
  })

  test('a few bytes that claim 50,000 × 50,000 cost no memory', async () => {
    await prepare(await jpeg())
    const before = process.memoryUsage().rss
    for (let round = 0; round < 10; round += 1) {
      await expect(prepare(pngClaiming(50_000, 50_000))).rejects.toMatchObject({ code: 'bad_request' })
    }
    const grown = (process.memoryUsage().rss - before) / 1e6
    expect(grown).toBeLessThan(100)
  })
})
