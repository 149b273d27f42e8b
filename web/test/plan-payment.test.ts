import { rates } from '@roomlark/contract/inventory/rates'
import { defaultSwitches } from '@roomlark/contract/platform/platform'
import { fireEvent, getByLabelText, getByRole } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { hotelId, theHotel, thePromoCodes, theRooms } from './fixtures/hotel.ts'
import { makeId } from './fixtures/ids.ts'
import { type Answer, answer, fetchAnswer } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages } from './support/open-page.ts'

preparePages({ ...defaultSwitches, onlinePayments: 'open' })

const PlanSent = z.object({ paymentTerms: z.unknown() })
const planId = makeId(6)
const deposit = {
  kind: 'deposit',
  size: { kind: 'percent', percent: 30 },
  restDaysBefore: 7,
  cityTaxAtHotel: true,
} as const
const flexible = {
  steps: [{ until: { amount: 1, unit: 'days' }, fee: { kind: 'percent', percent: 0 } }],
  noShowFee: { kind: 'nights', nights: 1 },
} as const

function theRates(takesPayments: boolean): Answer {
  const plan = { id: planId, name: 'Flexible', cancellationPolicy: flexible, isActive: true, version: 3 }
  return answer(rates.get, { plans: [{ ...plan, paymentTerms: deposit }], takesPayments })
}

async function editPlan(takesPayments: boolean): Promise<void> {
  const saved = answer(rates.updatePlan, { id: planId, name: 'Flexible' })
  openPage('hotel', `/hotels/${hotelId}/rates?tab=plans`, [
    theHotel,
    theRooms,
    theRates(takesPayments),
    thePromoCodes,
    saved,
  ])
  await expectPage({ shows: ['deposit of 30%, the rest 7 days before arrival'] })
  getByRole(document.body, 'button', { name: 'Edit Flexible' }).click()
  await expectPage({ shows: [['dialog']] })
}

const choose = (name: RegExp) => fireEvent.click(getByRole(document.body, 'radio', { name }))
const type = (label: string, value: string) =>
  fireEvent.input(getByLabelText(document.body, label), { target: { value } })

/** Saves the dialog and returns the terms that were sent. */
async function save(): Promise<unknown> {
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'PUT') sent.push(await request.clone().json())
    return fetchAnswer(request)
  })
  getByRole(document.body, 'button', { name: 'Save changes' }).click()
  await eventually(() => expect(sent).toEqual([expect.objectContaining({ version: 3 })]))
  return sent.map((plan) => PlanSent.parse(plan).paymentTerms)[0]
}

it('offers four ways to pay, and keeps what was set', async () => {
  await editPlan(true)
  await expectPage({
    shows: [
      ...['At the hotel', 'Card as a guarantee', 'Deposit', 'Prepaid', 'Guests pay a part when they book.'],
      ['switch', 'City tax at the desk'],
    ],
    hides: ['until you connect an account'],
  })
  expect(await save()).toEqual(deposit)
})

it('sends another deposit, and nothing that does not belong to it', async () => {
  await editPlan(true)
  fireEvent.change(getByLabelText(document.body, 'Size of the deposit'), { target: { value: 'first-night' } })
  fireEvent.change(getByLabelText(document.body, 'The rest is paid'), { target: { value: 'at-hotel' } })
  expect(await save()).toEqual({
    kind: 'deposit',
    size: { kind: 'first-night' },
    restDaysBefore: null,
    cityTaxAtHotel: true,
  })
})

it('sends a guarantee without any of it', async () => {
  await editPlan(true)
  choose(/^Card as a guarantee/)
  await expectPage({ shows: ['Card as a guarantee'], hides: ['Size of the deposit', 'City tax at the desk'] })
  expect(await save()).toEqual({ kind: 'guarantee' })
})

it('shows at its field what the contract does not allow', async () => {
  await editPlan(true)
  type('Share', '100')
  type('Days before arrival', '0')
  getByRole(document.body, 'button', { name: 'Save changes' }).click()
  await expectPage({ shows: ['Use more than 0 and less than 100 percent', 'Use 1 to 365 days'] })
})

it('says that a non-refundable plan is prepaid', async () => {
  await editPlan(true)
  choose(/^Non-refundable/)
  await expectPage({
    shows: ['A non-refundable plan is prepaid: guests pay the whole stay when they book.'],
    hides: ['Card as a guarantee', 'Size of the deposit'],
  })
  expect(await save()).toEqual({ kind: 'prepaid', cityTaxAtHotel: true })
})

it('leads to the account as long as guests pay at the hotel anyway', async () => {
  await editPlan(false)
  await expectPage({ shows: ['Guests pay at the hotel until you connect an account.'] })
  const link = getByRole(document.body, 'link', { name: 'Connect an account' })
  expect(link.getAttribute('href')).toBe(`/hotels/${hotelId}/payments/settings`)
})
