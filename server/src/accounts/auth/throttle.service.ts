import { checkoutLimits } from '@roomlark/contract/guest-site/checkouts'
import { webhookLimits } from '@roomlark/contract/operations/webhooks'
import { say } from '@roomlark/contract/say'
import type { Origin } from '../../context.ts'
import { toNetwork, visitorOn } from '../../network.ts'
import type { Counter, ThrottleRule } from '../../platform/limits/throttles.service.ts'

const minute = 60_000

/**
 * Guessing at one account is limited to 5 attempts in 15 minutes, followed by pauses of 1, 2, 4, 8 and 15
 * minutes.
 */
const guessing: ThrottleRule = {
  limit: 5,
  windowMs: 15 * minute,
  block: { firstMs: minute, maxMs: 15 * minute },
}

/** One mailbox gets at most 5 links in 15 minutes. */
const mailing: ThrottleRule = { limit: 5, windowMs: 15 * minute }

/** One address may make 30 attempts per minute. */
const knocking: ThrottleRule = { limit: 30, windowMs: minute }

export function signInsTo(email: string): Counter {
  return {
    key: `sign-in:${email}`,
    rule: guessing,
    message: say('Too many failed sign-ins. Please wait before you try again.'),
  }
}

export function mfaCodeCounter(userId: string): Counter {
  return {
    key: `mfa:${userId}`,
    rule: guessing,
    message: say('Too many wrong codes. Please wait before you try again.'),
  }
}

export function passwordCheckCounter(userId: string): Counter {
  return {
    key: `password:${userId}`,
    rule: guessing,
    message: say('Too many wrong passwords. Please wait before you try again.'),
  }
}

export function linksMailedTo(email: string): Counter {
  return {
    key: `link:${email}`,
    rule: mailing,
    message: say('Too many links were requested. Please wait before you try again.'),
  }
}

export function exportCounter(userId: string): Counter {
  return {
    key: `export:${userId}`,
    rule: { limit: 4, windowMs: 24 * 60 * minute },
    message: say('You have requested your data several times today. Please wait until tomorrow.'),
  }
}

type Hashes = { visitorHash: Buffer; networkHash: Buffer }

/** Rooms that one visitor holds again and again, or somebody who pretends to be many of them. */
export function holdsFrom({ visitorHash, networkHash }: Hashes): Counter[] {
  const { visitor, network } = checkoutLimits.holdsAnHour
  const message = say('Rooms were held too often. Please wait before you try again.')
  return [
    { key: `hold:${visitorHash.toString('hex')}`, rule: anHour(visitor), message },
    { key: `hold:${networkHash.toString('hex')}`, rule: anHour(network), message },
  ]
}

export function wrongPromoCodesFrom({ visitorHash, networkHash }: Hashes): Counter[] {
  const { visitor, network } = checkoutLimits.wrongPromoCodesAnHour
  const message = say('Too many promo codes were tried. Please wait before you try again.')
  return [
    { key: `promo-code:${visitorHash.toString('hex')}`, rule: anHour(visitor), message },
    { key: `promo-code:${networkHash.toString('hex')}`, rule: anHour(network), message },
  ]
}

/** Guests who want to wait for a room, and emails about it to one address. */
export function waitingFrom({ visitorHash, networkHash }: Hashes, email: string): Counter[] {
  const message = say('Too many waiting lists were joined. Please wait before you try again.')
  return [
    { key: `waiting:${visitorHash.toString('hex')}`, rule: anHour(10), message },
    { key: `waiting:${networkHash.toString('hex')}`, rule: anHour(100), message },
    { key: `waiting:${email}`, rule: mailing, message },
  ]
}

/** Pages of the payment service, which people who try out stolen card numbers open in great number. */
export function paymentsFrom({ visitorHash, networkHash }: Hashes): Counter[] {
  const { visitor, network } = checkoutLimits.paymentsAnHour
  const message = say('Payment was tried too often. Please wait before you try again.')
  return [
    { key: `pay:${visitorHash.toString('hex')}`, rule: anHour(visitor), message },
    { key: `pay:${networkHash.toString('hex')}`, rule: anHour(network), message },
  ]
}

function anHour(limit: number): ThrottleRule {
  return { limit, windowMs: 60 * minute }
}

export function bookingCounter(email: string): Counter {
  return {
    key: `booking:${email}`,
    rule: { limit: checkoutLimits.bookingsOfEmail, windowMs: 60 * minute },
    message: say('Too many bookings were made with this email address. Please wait before you try again.'),
  }
}

export function codesMailedTo(email: string): Counter {
  return {
    key: `booking-code:${email}`,
    rule: mailing,
    message: say('Too many codes were requested. Please wait before you try again.'),
  }
}

export function checkoutCodeCounter(checkoutId: string): Counter {
  return {
    key: `checkout-code:${checkoutId}`,
    rule: guessing,
    message: say('Too many wrong codes. Please wait before you try again.'),
  }
}

export function knocksFrom(address: string): Counter {
  return {
    key: `address:${toNetwork(address)}`,
    rule: knocking,
    message: say('Too many sign-ins from your network. Please wait a minute.'),
  }
}

/** Guessing at who has a booking. */
export function bookingLookupCounter(reference: string): Counter {
  return {
    key: `booking:${reference}`,
    rule: guessing,
    message: say('Too many tries. Please wait before you try again.'),
  }
}

/** Looking for bookings of others: 20 in 15 minutes for one visitor, 200 for a network. */
export function wrongLookupsFrom({ address, userAgent }: Pick<Origin, 'address' | 'userAgent'>): Counter[] {
  const network = toNetwork(address)
  const message = say('Too many tries. Please wait before you try again.')
  return [
    { key: `bookings:${visitorOn(network, userAgent)}`, rule: { limit: 20, windowMs: 15 * minute }, message },
    { key: `bookings:${network}`, rule: { limit: 200, windowMs: 15 * minute }, message },
  ]
}

/** Guessing at bookings of others by asking about them: 20 in 15 minutes. */
export function claimCounter(userId: string): Counter {
  return {
    key: `claims:${userId}`,
    rule: { limit: 20, windowMs: 15 * minute },
    message: say('You have asked about many bookings. Please wait before you ask about another.'),
  }
}

/** Using our calls to bother somebody else's server. */
export function webhookTestCounter(userId: string): Counter {
  return {
    key: `webhook-tests:${userId}`,
    rule: { limit: webhookLimits.testsAnHour, windowMs: 60 * minute },
    message: say('You have sent many test events. Please wait before you send another.'),
  }
}

/** Filling a guest's mailbox by the link at the desk: 3 reviews a day. */
export function reviewDraftsAbout(bookingId: string): Counter {
  return {
    key: `review-drafts:${bookingId}`,
    rule: { limit: 3, windowMs: 24 * 60 * minute },
    message: say('You have sent this several times. Please use the link in the email.'),
  }
}

/** Filling the desk's list: 10 messages in 15 minutes. */
export function messagesAbout(bookingId: string): Counter {
  return {
    key: `messages:${bookingId}`,
    rule: { limit: 10, windowMs: 15 * minute },
    message: say('You have sent many messages. Please wait before you send another.'),
  }
}
