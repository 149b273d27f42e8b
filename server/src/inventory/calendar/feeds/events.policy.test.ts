import { describe, expect, test } from 'vitest'
import { namedEvents, stayOfUid, uidOfStay } from './events.policy.ts'

const event = (summary: string, fromOn = '2027-03-01', untilOn = '2027-03-04', uid: string | null = 'u') => ({
  summary,
  fromOn,
  untilOn,
  uid,
})

describe('namedEvents', () => {
  test.each([
    ['Airbnb (Not available)', true],
    ['CLOSED - Not available', true],
    ['Blocked', true],
    ['Unavailable', true],
    ['Reserved', false],
    ['Reserved - Ida Blockwood', false],
    ['', false],
  ])('recognises "%s" as a closed period: %s', (summary, isShut) => {
    expect(namedEvents([event(summary)])[0]?.uid).toBe(isShut ? 'shut 2027-03-01 2027-03-04' : 'u')
  })

  test('closed periods that share a night become one; those that only adjoin stay two', () => {
    const shut = (from: number, until: number) => event('Blocked', `2027-03-0${from}`, `2027-03-0${until}`)
    const named = namedEvents([shut(5, 7), shut(1, 3), shut(2, 5), shut(2, 3)])
    expect(named.map(({ fromOn, untilOn }) => [fromOn.slice(-1), untilOn.slice(-1)])).toEqual([
      ['1', '5'],
      ['5', '7'],
    ])
  })

  test('names an event without a UID by its content, and a second identical one differently', () => {
    const bare = event('Ida', '2027-03-01', '2027-03-04', null)
    expect(namedEvents([bare, bare]).map(({ uid }) => uid)).toEqual([
      'content 2027-03-01 2027-03-04 Ida',
      'content 2027-03-01 2027-03-04 Ida (2)',
    ])
  })
})

test('our own stays are recognised by their UID', () => {
  const id = '0d000000-0000-4000-8000-00000000ffff'
  expect(stayOfUid(uidOfStay(id))).toBe(id)
  for (const other of [id, `${id}@channel`, `x${id}@roomlark`, null]) expect(stayOfUid(other)).toBeUndefined()
})
