import { expect, it } from 'vitest'
import { listCoded, suggestCode } from './channel-codes.ts'

it.each([
  ['Sea View Double', 'SEA-VIEW-DOUBLE'],
  ['Königszimmer (neu)', 'KONIGSZIMMER-NEU'],
  ['海', ''],
])('suggests a code for %s', (name, code) => {
  expect(suggestCode(name)).toBe(code)
})

it('leaves out what has no code', () => {
  expect(
    listCoded([
      { id: '1', code: 'DBL' },
      { id: '2', code: ' ' },
    ]),
  ).toEqual([{ id: '1', code: 'DBL' }])
})
