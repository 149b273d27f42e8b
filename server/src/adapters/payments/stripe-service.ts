import type { Stripe } from 'stripe'
import { type ChargeFacts, PaymentRefused, type PaymentService } from './payment-service.ts'
import { isStripeError, toPaymentError } from './stripe-errors.ts'
import {
  toAccountFacts,
  toChargeFacts,
  toDisputeFacts,
  toPageFacts,
  toRefundFacts,
  toTransferFacts,
  toTransferLine,
} from './stripe-facts.ts'
import { toNotice } from './stripe-notices.ts'
import { inPage, toAccountParams, toChargeable, toEvidence, toPageParams } from './stripe-params.ts'

/** The version that the fields here were written for; the account's own setting does not count then. */
export const apiVersion = '2026-10-28.endive'

export type StripeSettings = {
  secretKey: string
  /** Stripe has an endpoint for its own account and one for those of others, each with a secret. */
  webhookSecrets: string[]
  /** The address of a server that stands in for Stripe; read before the first call. */
  findServer?: () => Promise<{ host: string; port: number }>
  /** Time limit and retries of a call, if they differ from the library's. */
  calls?: CallLimits
}

type CallLimits = { timeout: number; maxNetworkRetries: number }

/** Guests wait for most calls, which have to end within the deadline of a request. */
const promptLimits: CallLimits = { timeout: 3500, maxNetworkRetries: 1 }
/** A bank may need long for others; jobs repeat them with the same key. */
const patientLimits: CallLimits = { timeout: 20_000, maxNetworkRetries: 0 }

const inCharge = ['latest_charge']
/** The library does not read lists to their end without a limit. */
const most = { limit: 10_000 }

/** The library is loaded by the first call, because most servers and tests start without ever paying. */
export function createStripeService(settings: StripeSettings): PaymentService {
  const { calls: prompt = promptLimits, calls: patient = patientLimits } = settings
  let loading: Promise<Stripe> | undefined
  const open = () => {
    loading ??= loadStripe(settings)
    return loading
  }
  async function ask<T>(work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await open()
    return work(stripe).catch((error: unknown) => {
      throw toPaymentError(error)
    })
  }
  const simulated = settings.findServer !== undefined
  return {
    mode: simulated ? 'simulated' : /^[sr]k_live_/.test(settings.secretKey) ? 'live' : 'test',

    openAccount: (key, account) =>
      ask(async ({ accounts }) =>
        toAccountFacts(await accounts.create(toAccountParams(account), { ...prompt, idempotencyKey: key })),
      ),
    readAccount: (account) =>
      ask(async ({ accounts }) => toAccountFacts(await accounts.retrieve(account, {}, prompt))),
    makeOnboardingPage: (account, { backUrl, againUrl }) =>
      ask(async ({ accountLinks }) => {
        const params = {
          account,
          type: 'account_onboarding',
          return_url: backUrl,
          refresh_url: againUrl,
        } as const
        return (await accountLinks.create(params, prompt)).url
      }),

    openPage: (key, account, page) =>
      ask(async ({ checkout }) =>
        toPageFacts(
          await checkout.sessions.create(toPageParams(page), {
            ...prompt,
            ...on(account),
            idempotencyKey: key,
          }),
        ),
      ),
    async closePage(account, pageId) {
      const closing = ask(({ checkout }) =>
        checkout.sessions.expire(pageId, { expand: inPage }, { ...prompt, ...on(account) }),
      )
      // A page that is not open any more cannot be closed: then its facts say what became of it.
      return closing.then(toPageFacts, (error: unknown) => {
        if (error instanceof PaymentRefused) return this.readPage(account, pageId)
        throw error
      })
    },
    readPage: (account, pageId) =>
      ask(async ({ checkout }) =>
        toPageFacts(
          await checkout.sessions.retrieve(pageId, { expand: inPage }, { ...prompt, ...on(account) }),
        ),
      ),

    chargeCard: (key, account, { customerId, methodId, ...charge }) =>
      ask(async ({ paymentIntents }) => {
        const params: Stripe.PaymentIntentCreateParams = {
          amount: toChargeable(charge.amount, charge.currency),
          currency: charge.currency.toLowerCase(),
          customer: customerId,
          payment_method: methodId,
          allowed_payment_method_types: ['card'],
          description: charge.description,
          metadata: { reference: charge.reference },
          off_session: true,
          confirm: true,
          expand: inCharge,
        }
        const options = { ...patient, ...on(account), idempotencyKey: key }
        return paymentIntents.create(params, options).then((intent) => toChargeFacts(intent), toFailedCharge)
      }),
    readCharge: (account, intentId) =>
      ask(async ({ paymentIntents }) =>
        toChargeFacts(
          await paymentIntents.retrieve(intentId, { expand: inCharge }, { ...prompt, ...on(account) }),
        ),
      ),
    // Lists know what has just happened, and the search of Stripe does not. Each guest is a customer of their own there.
    findCharge: (account, { customerId: customer, reference }) =>
      ask(async ({ paymentIntents }) => {
        const params = { customer, limit: 100, expand: inCharge.map((field) => `data.${field}`) }
        const all = paymentIntents.list(params, { ...patient, ...on(account) })
        const found = (await all.autoPagingToArray(most)).find(
          ({ metadata }) => metadata.reference === reference,
        )
        return found ? toChargeFacts(found) : null
      }),
    forgetCard: (account, methodId) =>
      ask(({ paymentMethods }) => paymentMethods.detach(methodId, {}, { ...patient, ...on(account) })).then(
        () => {},
        (error: unknown) => {
          // It was forgotten before.
          if (!(error instanceof PaymentRefused)) throw error
        },
      ),

    refund: (key, account, { chargeId, amount, currency, reference }) =>
      ask(async ({ refunds }) => {
        const params = { charge: chargeId, amount: toChargeable(amount, currency), metadata: { reference } }
        return toRefundFacts(
          await refunds.create(params, { ...patient, ...on(account), idempotencyKey: key }),
        )
      }),
    readRefund: (account, refundId) =>
      ask(async ({ refunds }) =>
        toRefundFacts(await refunds.retrieve(refundId, {}, { ...prompt, ...on(account) })),
      ),
    listRefunds: (account, chargeId) =>
      ask(async ({ refunds }) => {
        const all = refunds.list({ charge: chargeId, limit: 100 }, { ...prompt, ...on(account) })
        return (await all.autoPagingToArray(most)).map(toRefundFacts)
      }),

    listRecentRefunds: (account, since) =>
      ask(async ({ refunds }) => {
        const all = refunds.list(madeSince(since), { ...patient, ...on(account) })
        return (await all.autoPagingToArray(most)).map(toRefundFacts)
      }),

    readDispute: (account, disputeId) =>
      ask(async ({ disputes }) =>
        toDisputeFacts(await disputes.retrieve(disputeId, {}, { ...prompt, ...on(account) })),
      ),
    listDisputes: (account, since) =>
      ask(async ({ disputes }) => {
        const all = disputes.list(madeSince(since), { ...patient, ...on(account) })
        return (await all.autoPagingToArray(most)).map(toDisputeFacts)
      }),
    storePaper: (account, { name, type, bytes }) =>
      ask(async ({ files }) => {
        const params = { purpose: 'dispute_evidence', file: { data: bytes, name, type } } as const
        return (await files.create(params, { ...patient, ...on(account) })).id
      }),
    answerDispute: (key, account, disputeId, answer) =>
      ask(async ({ disputes }) => {
        const params = { evidence: toEvidence(answer), submit: true }
        const options = { ...patient, ...on(account), idempotencyKey: key }
        return toDisputeFacts(await disputes.update(disputeId, params, options))
      }),
    acceptDispute: (account, disputeId) =>
      ask(async ({ disputes }) =>
        toDisputeFacts(await disputes.close(disputeId, {}, { ...patient, ...on(account) })),
      ),

    listTransfers: (account, since) =>
      ask(async ({ payouts }) => {
        const all = payouts.list(madeSince(since), { ...patient, ...on(account) })
        return (await all.autoPagingToArray(most)).map(toTransferFacts)
      }),
    listTransferLines: (account, transferId) =>
      ask(async ({ balanceTransactions }) => {
        const params = { payout: transferId, expand: ['data.source'], limit: 100 }
        const all = balanceTransactions.list(params, { ...patient, ...on(account) })
        const lines = await all.autoPagingToArray(most)
        // The transfer itself is one of its transactions.
        return lines.filter(({ type }) => type !== 'payout').map(toTransferLine)
      }),

    async readNotice(body, signature, now) {
      if (signature === undefined) return null
      const { webhooks } = await open()
      for (const secret of settings.webhookSecrets) {
        try {
          return toNotice(
            webhooks.constructEvent(body, signature, secret, undefined, undefined, now.getTime()),
          )
        } catch {
          // The library complains in several ways about what is no message of Stripe, and everybody can send anything.
        }
      }
      return null
    },
  }
}

async function loadStripe({ secretKey, findServer }: StripeSettings): Promise<Stripe> {
  const [{ Stripe }, server] = await Promise.all([import('stripe'), findServer?.()])
  return new Stripe(secretKey, {
    apiVersion,
    telemetry: false,
    ...(server ? { ...server, protocol: 'http' } : {}),
  })
}

/** Direct charges are made on the hotel's account, whose owner is the merchant. */
function on(account: string | null): Stripe.RequestOptions {
  return account === null ? {} : { stripeAccount: account }
}

function madeSince(since: Date) {
  return { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 }
}

/** A declined charge has an intent of its own, which is kept like a successful one. */
function toFailedCharge(error: unknown): ChargeFacts {
  if (isStripeError(error) && error.type === 'StripeCardError' && error.payment_intent) {
    return toChargeFacts(error.payment_intent)
  }
  throw error
}
