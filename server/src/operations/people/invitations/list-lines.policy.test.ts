import { expect, test } from 'vitest'
import { readInvitees } from './list-lines.policy.ts'

const read = (...lines: string[]) =>
  readInvitees(
    lines.map((line, at) => ({ line: at + 1, cells: line.split(',').map((cell) => cell.trim()) })),
    { userType: 'hotel', language: 'de' },
  ).map((one) => ('invitee' in one ? Object.values(one.invitee).join(' ') : `${one.line}: ${one.reason}`))

test.each([
  ['one a line', ['ada@x.test', 'Bo@X.test'], ['ada@x.test   hotel de', 'bo@x.test   hotel de']],
  ['several in a line', ['ada@x.test, bo@x.test'], ['ada@x.test   hotel de', 'bo@x.test   hotel de']],
  ['with a name around it', ['Ada Byron <ada@x.test>'], ['ada@x.test   hotel de']],
  ['in columns', ['ada@x.test, Ada, Byron, affiliate, fr'], ['ada@x.test Ada Byron affiliate fr']],
  ['with a heading', ['Shoe size, Type, E-Mail', '41, Affiliate, ada@x.test'], ['ada@x.test   affiliate de']],
  ['no address', ['Ada Byron'], ['1: This is not an email address']],
  ['an unknown type', ['ada@x.test, Ada, , admin'], ['1: The type is hotel or affiliate']],
  ['an unknown language', ['ada@x.test, Ada, , , tlh'], ['1: The language is en, es, de, fr or it']],
])('reads addresses %s', (_, lines, expected) => {
  expect(read(...lines)).toEqual(expected)
})
