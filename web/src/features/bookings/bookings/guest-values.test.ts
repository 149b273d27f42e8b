import { expect, it } from 'vitest'
import { askedGuest, mergedGuest, noGuest } from './guest-values.ts'

it('keeps my changes, and takes the rest from theirs', () => {
  const base = { ...noGuest, notes: 'Quiet room', guest: { ...noGuest.guest, name: 'Ana', phone: '1' } }
  const mine = { ...base, notes: 'Quiet room, kettle' }
  const theirs = { ...base, specialRequests: 'Cot', guest: { ...base.guest, phone: '2' } }
  expect(mergedGuest(base, mine, theirs)).toEqual({
    guest: { ...base.guest, phone: '2' },
    notes: 'Quiet room, kettle',
    specialRequests: 'Cot',
  })
})

it('leaves out empty fields', () => {
  const given = { ...noGuest, guest: { ...noGuest.guest, name: 'Ana', email: 'a@b.test', phone: '  ' } }
  expect(askedGuest(given).guest).toEqual({ name: 'Ana', email: 'a@b.test' })
})
