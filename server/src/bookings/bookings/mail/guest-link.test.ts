import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCipher } from '../../../adapters/cipher.ts'
import { readNamedId } from '../../../signed-id.ts'
import { judgeGuestToken, makeGuestLink, makeGuestToken } from './guest-link.service.ts'

const ctx = { cipher: createCipher(randomBytes(32)), publicUrl: 'https://roomlark.test' }
const other = { ...ctx, cipher: createCipher(randomBytes(32)) }

const newLink = (id: string = randomUUID(), linkVersion = 1) => ({ id, linkVersion })

/** Judges a token against the booking that it names itself. */
function open(text: string) {
  const id = readNamedId(text)
  return id === undefined ? 'forged' : judgeGuestToken(ctx, newLink(id), text)
}

describe('the link of a booking', () => {
  test('leads back to the booking, and is the same in every email', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 50 }), (id, linkVersion) => {
        const booking = { id, linkVersion }
        const token = makeGuestToken(ctx, booking)
        expect(readNamedId(token)).toBe(id)
        expect(judgeGuestToken(ctx, booking, token)).toBe('valid')
        expect(makeGuestLink(ctx, booking)).toBe(`https://roomlark.test/stays/bookings/${token}`)
      }),
    )
    expect(makeGuestToken(ctx, newLink())).toMatch(/^[\w-]{43}$/)
  })

  test('ends with its version, and none is valid before its time', () => {
    const { id } = newLink()
    const token = makeGuestToken(ctx, newLink(id, 2))
    const verdicts = [1, 2, 3, 12].map((version) => judgeGuestToken(ctx, newLink(id, version), token))
    expect(verdicts).toEqual(['forged', 'valid', 'ended', 'ended'])
  })

  test('opens nothing once any character of it is changed, left out or added', () => {
    const token = makeGuestToken(ctx, newLink())
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (place, character) => {
        const touched = token.slice(0, place) + character + token.slice(place + 1)
        fc.pre(touched !== token)
        expect(open(touched)).toBe('forged')
        expect(open(token.slice(0, place) + token.slice(place + 1))).toBe('forged')
        expect(open(token.slice(0, place) + character + token.slice(place))).toBe('forged')
      }),
    )
  })

  test('opens nothing when it is any text, was signed elsewhere, or its id was swapped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(open(text)).toBe('forged')
      }),
    )
    const [one, two] = [newLink(), newLink()]
    expect(open(makeGuestToken(other, one))).toBe('forged')
    const swapped = Buffer.from(makeGuestToken(ctx, one), 'base64url')
    Buffer.from(two.id.replaceAll('-', ''), 'hex').copy(swapped)
    expect(open(swapped.toString('base64url'))).toBe('forged')
  })
})
