import { jpeg, pngClaiming } from '../../server/test/pictures.ts'
import type { Draw } from './draw.ts'

const files = {
  picture: await jpeg(1200, 800),
  tiny: await jpeg(1, 1),
  huge: pngClaiming(100_000, 100_000),
  text: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  empty: Buffer.alloc(0),
  zeros: Buffer.alloc(50_000),
}

/** Writes a multipart body, mostly with a picture that is accepted. */
export function multipart(field: string, draw: Draw): { type: string; body: Buffer } {
  const boundary = draw.chance(0.9) ? 'fuzz' : 'b'.repeat(200)
  const file = draw.chance(0.5) ? files.picture : draw.one(Object.values(files))
  const name = draw.chance(0.8) ? field : draw.one(['', '__proto__', 'other', 'a'.repeat(5000)])
  const fileName = draw.one(['a.jpg', '', '../a.jpg', 'a\u0000b', 'é😀.png', 'a'.repeat(3000)])
  const part = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n`,
    ),
    Buffer.from(`Content-Type: ${draw.one(['image/jpeg', 'text/plain', ''])}\r\n\r\n`),
    file,
    Buffer.from('\r\n'),
  ])
  const count = draw.one([1, 1, 1, 2, 0, 30])
  const end = Buffer.from(draw.chance(0.9) ? `--${boundary}--\r\n` : '')
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...Array.from({ length: count }, () => part), end]),
  }
}
