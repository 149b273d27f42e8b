import type { AuditEntry } from '@roomlark/contract/platform/audit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { actionWords } from './audit-action-words.ts'
import { fieldWords, targetPath, targetWords, writeSentence } from './audit-words.ts'

test.each([
  ['user.type-changed', 'User: type changed'],
  ['mfa.enabled', 'Two-step sign-in: enabled'],
  ['rate-plan.created', 'Rate plan: created'],
  ['platform', 'Platform'],
  ['hotel.polished-twice', 'Hotel: polished twice'],
])('the kind %s is called %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-15T08:00:00Z',
  actorId: null,
  actorName: null,
  keyName: null,
  action: '',
  target: '',
  targetName: null,
  hotel: null,
  changes: [],
  address: null,
  requestId: null,
}
const hotel = { id: 'h1', name: 'Villa Marenne' }

function said(action: string, about: Partial<AuditEntry> = {}): string {
  const shown = { ...entry, action, ...about }
  const who = { actor: 'Mia', target: targetWords(shown), hotel: shown.hotel?.name }
  return renderToStaticMarkup(writeSentence(action, who))
}

test.each([
  [said('user.suspended', { target: 'user:u1', targetName: 'Ada Byron' }), 'Mia suspended Ada Byron'],
  [
    said('room-type.updated', { target: 'room-type:r1', targetName: 'Sea View Double', hotel }),
    'Mia edited the room type Sea View Double of Villa Marenne',
  ],
  [said('calendar.edited', { target: 'calendar:h1', hotel }), 'Mia edited nights of Villa Marenne'],
  [said('legal.published', { target: 'legal:terms' }), 'Mia published a new version of the Terms of Service'],
  [said('exchange-rate.set', { target: 'exchange-rate:CHF' }), 'Mia set the exchange rate of CHF'],
  [
    said('hotel.polished', { target: 'hotel:h1', targetName: 'Villa Marenne' }),
    'Mia did “Hotel: polished” to Villa Marenne',
  ],
])('says: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})

test('a deleted target is shown by the name it had', () => {
  const changes = [{ field: 'name', before: 'Attic', after: null }]
  expect(said('room-type.removed', { target: 'room-type:r1', changes })).toContain('Attic')
  expect(said('user.erased', { target: 'user:u1' })).toBe('Mia erased the account of a deleted account')
})

test('links lead to the person, the hotel, its rates or the settings', () => {
  expect(targetPath({ ...entry, target: 'user:u1' })).toBe('/users/u1')
  expect(targetPath({ ...entry, target: 'hotel:h1', hotel })).toBe('/hotels/h1')
  expect(targetPath({ ...entry, target: 'rates:h1', hotel })).toBe('/hotels/h1/rates')
  expect(targetPath({ ...entry, target: 'exchange-rate:CHF' })).toBe('/settings?section=rates')
  expect(targetPath({ ...entry, target: 'hotel:gone' })).toBeNull()
})

test('fields are written as words', () => {
  expect(['commissionRate', 'isActive', 'mail.booking'].map(fieldWords)).toEqual([
    ...['Commission rate', 'Is active', 'Mail booking'],
  ])
})
