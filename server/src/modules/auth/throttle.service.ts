import { checkoutLimits } from '@roomlark/contract/checkouts'
import { webhookLimits } from '@roomlark/contract/webhooks'
import { networkOf } from '../../network.ts'
import type { Counter, ThrottleRule } from '../throttles/throttles.service.ts'

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
    message: 'Too many failed sign-ins. Please wait before you try again.',
  }
}

export function codesOf(userId: string): Counter {
  return {
    key: `mfa:${userId}`,
    rule: guessing,
    message: 'Too many wrong codes. Please wait before you try again.',
  }
}

export function passwordChecksOf(userId: string): Counter {
  return {
    key: `password:${userId}`,
    rule: guessing,
    message: 'Too many wrong passwords. Please wait before you try again.',
  }
}

export function linksMailedTo(email: string): Counter {
  return {
    key: `link:${email}`,
    rule: mailing,
    message: 'Too many links were requested. Please wait before you try again.',
  }
}

export function exportsOf(userId: string): Counter {
  return {
    key: `export:${userId}`,
    rule: { limit: 4, windowMs: 24 * 60 * minute },
    message: 'You have requested your data several times today. Please wait until tomorrow.',
  }
}

/** Rooms that guests of one address hold, again and again; the address is a hash already. */
export function holdsFrom(networkHash: Buffer): Counter {
  return {
    key: `hold:${networkHash.toString('hex')}`,
    rule: { limit: checkoutLimits.holdsAnHour, windowMs: 60 * minute },
    message: 'Too many rooms were held from your network. Please wait before you try again.',
  }
}

export function promoCodesFrom(networkHash: Buffer): Counter {
  return {
    key: `promo-code:${networkHash.toString('hex')}`,
    rule: { limit: checkoutLimits.promoCodesAnHour, windowMs: 60 * minute },
    message: 'Too many promo codes were tried. Please wait before you try again.',
  }
}

export function bookingsOf(email: string): Counter {
  return {
    key: `booking:${email}`,
    rule: { limit: checkoutLimits.bookingsOfEmail, windowMs: 60 * minute },
    message: 'Too many bookings were made with this email address. Please wait before you try again.',
  }
}

export function codesMailedTo(email: string): Counter {
  return {
    key: `booking-code:${email}`,
    rule: mailing,
    message: 'Too many codes were requested. Please wait before you try again.',
  }
}

export function checkoutCodesOf(checkoutId: string): Counter {
  return {
    key: `checkout-code:${checkoutId}`,
    rule: guessing,
    message: 'Too many wrong codes. Please wait before you try again.',
  }
}

export function knocksFrom(address: string): Counter {
  return {
    key: `address:${networkOf(address)}`,
    rule: knocking,
    message: 'Too many sign-ins from your network. Please wait a minute.',
  }
}

/** Guessing at who has a booking. */
export function lookupsOf(reference: string): Counter {
  return {
    key: `booking:${reference}`,
    rule: guessing,
    message: 'Too many tries. Please wait before you try again.',
  }
}

/** Looking for bookings of others from one address: 20 in 15 minutes. */
export function lookupsFrom(address: string): Counter {
  return {
    key: `bookings:${networkOf(address)}`,
    rule: { limit: 20, windowMs: 15 * minute },
    message: 'Too many tries from your network. Please wait before you try again.',
  }
}

/** Guessing at bookings of others by asking about them: 20 in 15 minutes. */
export function claimsOf(userId: string): Counter {
  return {
    key: `claims:${userId}`,
    rule: { limit: 20, windowMs: 15 * minute },
    message: 'You have asked about many bookings. Please wait before you ask about another.',
  }
}

/** Using our calls to bother somebody else's server. */
export function webhookTestsOf(userId: string): Counter {
  return {
    key: `webhook-tests:${userId}`,
    rule: { limit: webhookLimits.testsAnHour, windowMs: 60 * minute },
    message: 'You have sent many test events. Please wait before you send another.',
  }
}

/** Filling the desk's list: 10 messages in 15 minutes. */
export function messagesAbout(bookingId: string): Counter {
  return {
    key: `messages:${bookingId}`,
    rule: { limit: 10, windowMs: 15 * minute },
    message: 'You have sent many messages. Please wait before you send another.',
  }
}
