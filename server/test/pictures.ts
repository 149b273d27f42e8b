import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Draws a picture whose left half is red and right half blue. */
export function redAndBlue(width = 600, height = 400): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'red' } }
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return redAndBlue(width, height).jpeg().toBuffer()
}

/** Encoders treat this like a photo, because no part of it compresses well. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  // The generator is deterministic, so that the same size always gives the same picture.
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    pixels[index] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
}

/** Builds a well-formed PNG header that claims any size, with hardly any data behind it. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Returns the colour of a pixel as `[red, green, blue]`. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
  return [...(await pixel.toBuffer())]
}
