import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { HotelMonthParams, HotelStatement, InCurrency } from './hotel-statements.ts'

/** A hotel knows for so many days that its card is going to be charged. */
export const chargeNoticeDays = 2

/** The way in which a hotel pays its statements when they are due. */
export const AutomaticPayment = z.object({
  hotelId: Id,
  /** False while no real money moves. */
  isLive: z.boolean(),
  /** The card that is charged; null means that the hotel pays by itself. */
  card: z.nullable(z.object({ brand: z.string(), digits: z.string(), expiresOn: z.nullable(IsoDate) })),
})
export type AutomaticPayment = z.infer<typeof AutomaticPayment>

const HotelParams = z.strictObject({ hotelId: Id })
/** The address of a page of the payment service. */
const PayPage = z.object({ url: z.string() })
const shared = { access: ['hotel'], permission: 'connect-payments', launch: ['onlinePayments'] } as const

export const statementPaying = {
  pay: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/statements/:month/online-payments',
    summary:
      'Begin to pay what is open of a statement; answers with the page of the payment service to go to',
    params: HotelMonthParams,
    query: InCurrency,
    body: z.strictObject({}),
    response: PayPage,
  }),
  check: endpoint({
    ...shared,
    permission: 'see-books',
    method: 'POST',
    path: '/hotels/:hotelId/statements/:month/online-payments/check',
    summary: 'Ask the payment service what became of the payment of a statement',
    params: HotelMonthParams,
    query: InCurrency,
    body: z.strictObject({}),
    response: HotelStatement,
  }),
  getAutomatic: endpoint({
    ...shared,
    access: ['hotel', 'admin'],
    permission: 'see-books',
    method: 'GET',
    path: '/hotels/:hotelId/automatic-payment',
    summary: 'The card with which statements of a hotel are paid when due',
    params: HotelParams,
    response: AutomaticPayment,
  }),
  keepCard: endpoint({
    ...shared,
    method: 'POST',
    path: '/hotels/:hotelId/automatic-payment',
    summary: 'Begin to keep a card for statements; answers with the page of the payment service to go to',
    params: HotelParams,
    body: z.strictObject({}),
    response: PayPage,
  }),
  checkCard: endpoint({
    ...shared,
    permission: 'see-books',
    method: 'POST',
    path: '/hotels/:hotelId/automatic-payment/check',
    summary: 'Ask the payment service whether a card is kept now',
    params: HotelParams,
    body: z.strictObject({}),
    response: AutomaticPayment,
  }),
  forgetCard: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/hotels/:hotelId/automatic-payment',
    summary: 'Pay statements automatically no longer, and have the card forgotten',
    params: HotelParams,
    response: AutomaticPayment,
  }),
}
