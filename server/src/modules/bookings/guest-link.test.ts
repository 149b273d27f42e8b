import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCipher } from '../../adapters/cipher.ts'
import { guestLinkOf, guestTokenOf, readGuestToken } from './guest-link.service.ts'

const ctx = { cipher: createCipher(randomBytes(32)), publicUrl: 'https://roomlark.test' }
const other = { ...ctx, cipher: createCipher(randomBytes(32)) }

describe('the link of a booking', () => {
  test('leads back to the booking, and is the same in every email', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(readGuestToken(ctx, guestTokenOf(ctx, id))).toBe(id)
        expect(guestLinkOf(ctx, id)).toBe(`https://roomlark.test/stays/bookings/${guestTokenOf(ctx, id)}`)
      }),
    )
    expect(guestTokenOf(ctx, randomUUID())).toMatch(/^[\w-]{43}$/)
  })

  test('opens nothing once any character of it is changed, left out or added', () => {
    const token = guestTokenOf(ctx, randomUUID())
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (place, character) => {
        const touched = token.slice(0, place) + character + token.slice(place + 1)
        fc.pre(touched !== token)
        expect(readGuestToken(ctx, touched)).toBeUndefined()
        expect(readGuestToken(ctx, token.slice(0, place) + token.slice(place + 1))).toBeUndefined()
        expect(readGuestToken(ctx, token.slice(0, place) + character + token.slice(place))).toBeUndefined()
      }),
    )
  })

  test('opens nothing when it is any text, was signed elsewhere, or its id was swapped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readGuestToken(ctx, text)).toBeUndefined()
      }),
    )
    const [one, two] = [randomUUID(), randomUUID()]
    expect(readGuestToken(ctx, guestTokenOf(other, one))).toBeUndefined()
    const swapped = Buffer.from(guestTokenOf(ctx, one), 'base64url')
    Buffer.from(two.replaceAll('-', ''), 'hex').copy(swapped)
    expect(readGuestToken(ctx, swapped.toString('base64url'))).toBeUndefined()
  })
})
