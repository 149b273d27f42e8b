import { expect, it } from 'vitest'
import { isSameTap } from './same-tap.ts'

it('counts two taps in one place as one, and taps elsewhere or later separately', () => {
  const tap = (timeStamp: number, clientX: number, clientY: number) => ({ timeStamp, clientX, clientY })
  expect(isSameTap(tap(1000, 50, 50))).toBe(false)
  expect(isSameTap(tap(1200, 53, 48))).toBe(true)
  expect(isSameTap(tap(1300, 50, 120))).toBe(false)
  expect(isSameTap(tap(2500, 50, 120))).toBe(false)
})
