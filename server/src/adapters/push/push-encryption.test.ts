import { expect, test } from 'vitest'
import { encryptPush, isPushKey } from './push-encryption.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

test('the example of RFC 8291 comes out as printed there', () => {
  const encrypted = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  )
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a point beside the curve is no key', () => {
  expect(isPushKey(p256dh)).toBe(true)
  expect(isPushKey(p256dh.replace(/w4$/, 'w8'))).toBe(false)
})
