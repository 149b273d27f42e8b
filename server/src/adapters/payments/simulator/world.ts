import type { Stripe } from 'stripe'
import type { Tables } from './rows.ts'

type Subject =
  | Stripe.Account
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Dispute
  | Stripe.PaymentIntent
  | Stripe.Payout
  | Stripe.Refund

/** The state that all parts of the simulator share. */
export type World = {
  readonly tables: Tables
  /** In seconds, as Stripe counts. */
  now(): number
  /** Returns the address of a page on which people pay or enter data. */
  getPageUrl(kind: 'pay' | 'onboarding', id: string): string
  /** Has the state saved, if it is kept. */
  touch(): void
  /** Tells whoever listens what has happened. */
  emit(type: Stripe.Event['type'], account: string | null, object: Subject): void
}

/** An error in Stripe's shape. */
export class ApiError extends Error {
  readonly status: number
  readonly error: Stripe.StripeRawError
  constructor(status: number, error: Stripe.StripeRawError) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

export function refuse(message: string, details: { code?: string; param?: string } = {}): never {
  throw new ApiError(400, { type: 'invalid_request_error', message, ...details })
}

/** Finds a row of the account that asks. Those of others are as good as absent. */
export function getRow<Row extends { account: string | null }>(
  table: Map<string, Row>,
  id: string,
  account: string | null,
  noun: string,
): Row {
  const row = table.get(id)
  if (row && row.account === account) return row
  throw new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param: 'id',
  })
}

/** Finds a row that another one names, and which cannot be absent. */
export function getLinked<Row>(table: Map<string, Row>, id: string): Row {
  const row = table.get(id)
  if (!row) throw new Error(`The simulator has lost ${id}`)
  return row
}
