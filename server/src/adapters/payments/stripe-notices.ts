import type { Stripe } from 'stripe'
import type { Notice } from './payment-service.ts'
import { toId } from './stripe-facts.ts'

/** The library checks the signature only, not what was signed. */
export function toNotice(event: Stripe.Event): Notice | null {
  if (event?.object !== 'event') return null
  return {
    id: event.id,
    account: event.account ?? null,
    kind: event.type,
    sentAt: new Date(event.created * 1000),
    about: findSubject(event),
  }
}

/** Goes by the object and not by the kind, of which Stripe adds new ones. */
function findSubject({ type, account, data }: Stripe.Event): Notice['about'] {
  // The object is the application, not the account that has disconnected it.
  if (type === 'account.application.deauthorized') {
    return account === undefined ? null : { kind: 'account', id: account }
  }
  const { object } = data
  if (!('object' in object)) return null
  switch (object.object) {
    case 'checkout.session':
      return { kind: 'page', id: object.id }
    case 'payment_intent':
      return type === 'payment_intent.payment_failed' && object.metadata.reference
        ? { kind: 'declined', reference: object.metadata.reference }
        : { kind: 'charge', intentId: object.id }
    case 'charge':
      return type === 'charge.refunded'
        ? { kind: 'refund', chargeId: object.id }
        : toSubject(toId(object.payment_intent), (intentId) => ({ kind: 'charge', intentId }))
    case 'refund':
      return toSubject(toId(object.charge), (chargeId) => ({ kind: 'refund', chargeId }))
    case 'dispute':
      return toSubject(toId(object.charge), (chargeId) => ({ kind: 'dispute', id: object.id, chargeId }))
    case 'account':
      return { kind: 'account', id: object.id }
    case 'payout':
      return { kind: 'transfer', id: object.id }
    default:
      return null
  }
}

function toSubject(id: string | null, make: (id: string) => Notice['about']): Notice['about'] {
  return id === null ? null : make(id)
}
