import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toNetwork } from './network.ts'

describe('toNetwork', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const half = fc.tuple(group, group, group, group)
  const hex = (groups: number[]) => groups.map((value) => value.toString(16)).join(':')

  test('is the same for every address of a /64 and differs outside it', () => {
    fc.assert(
      fc.property(half, half, half, half, (network, one, two, elsewhere) => {
        const here = toNetwork(`${hex(network)}:${hex(one)}`)
        expect(toNetwork(`${hex(network)}:${hex(two)}`.toUpperCase())).toBe(here)
        const there = toNetwork(`${hex(elsewhere)}:${hex(one)}`)
        expect(there === here).toBe(hex(elsewhere) === hex(network))
      }),
    )
  })

  test('does not depend on how an address is abbreviated', () => {
    fc.assert(
      fc.property(half, half, (network, host) => {
        const groups = [...network, ...host]
        const long = groups.map((value) => value.toString(16).padStart(4, '0')).join(':')
        const short = new URL(`http://[${hex(groups)}]`).hostname.slice(1, -1)
        expect(toNetwork(short)).toBe(toNetwork(long))
      }),
    )
  })

  test('keeps the full IPv4 address, even if it is written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(toNetwork(address)).toBe(address)
        expect(toNetwork(`::ffff:${address}`)).toBe(address)
      }),
    )
  })
})
