import { CompanyInput } from '@roomlark/contract/accounts/company'
import { ProfileInput } from '@roomlark/contract/accounts/users'
import { ConnectionInput } from '@roomlark/contract/bookings/channel'
import { InvoicingInput } from '@roomlark/contract/bookings/invoicing'
import { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { DemandRuleInput } from '@roomlark/contract/inventory/demand'
import { HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { PromoCodeInput } from '@roomlark/contract/inventory/promo-codes'
import { PriceRuleInput, RatePlanInput } from '@roomlark/contract/inventory/rates'
import { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { WebhookInput } from '@roomlark/contract/operations/webhooks'
import { AffiliateProfileInput } from '@roomlark/contract/partners/affiliate-profile'
import { BoostInput } from '@roomlark/contract/partners/boosts'
import { PartnerSettings } from '@roomlark/contract/partners/hotel-partners'
import type { AuditEntry } from '@roomlark/contract/platform/audit'
import { MoneySettings } from '@roomlark/contract/platform/money-settings'
import { OperatorInput } from '@roomlark/contract/platform/operator'
import { Defaults, Switches } from '@roomlark/contract/platform/platform'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { actionWords } from './audit-action-words.ts'
import { fieldWords, isNamedField } from './audit-field-words.ts'
import { targetPath, targetWords, writeSentence } from './audit-words.ts'

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
  const fields = ['commissionRate', 'isActive', 'mail.newBooking', 'constructor']
  expect(fields.map(fieldWords)).toEqual(['Commission', 'Active', 'Mail new booking', 'Constructor'])
})

test.each([
  ...[
    HotelInput,
    RoomTypeInput,
    RatePlanInput,
    PriceRuleInput,
    TaxRules,
    PromoCodeInput,
    HotelExtraInput,
    DemandRuleInput,
  ],
  ...[ProfileInput, CompanyInput, AffiliateProfileInput, InvoicingInput, PartnerSettings, CalendarChange],
  ...[Switches, Defaults, MoneySettings, WebhookInput, BoostInput, ConnectionInput, OperatorInput],
])('every field of what is recorded whole has a name: %#', (schema) => {
  expect(Object.keys(schema.shape).filter((field) => !isNamedField(field))).toEqual([])
})
