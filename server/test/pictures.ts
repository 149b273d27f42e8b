import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Left half red, right half blue. */
export function redAndBlue(width = 600, height = 400): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: 'red' } }
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: left, left: 0, top: 0 },
  ])
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return redAndBlue(width, height).jpeg().toBuffer()
}

/** Like a photo to an encoder: nothing in it can be left out. */
export function noise(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  // A small generator of our own, so that the same size is the same picture.
  let state = 1
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    pixels[index] = state >>> 24
  }
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
}

/** A well-formed PNG header of any size, with next to nothing behind it. */
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

/** A pixel's colour as `[red, green, blue]`. */
export async function colourAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw()
  return [...(await pixel.toBuffer())]
}
