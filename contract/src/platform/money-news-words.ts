import { isolate } from '../isolate.ts'
import type { PaymentFailure } from '../payment-failures.ts'
import { cardWords, payerFailureWords } from '../payment-words.ts'
import { returnCodeSentence } from '../payout-returns.ts'
import { say } from '../say.ts'
import { signalWords } from '../signal-words.ts'
import type { WordFormats } from '../word-formats.ts'
import type { MoneyNews } from './money-news.ts'

type Words = { title: string; detail: string }

/** The particulars are what somebody wrote, such as the reason of a decision; null if it was erased. */
export function moneyNewsWords(
  news: MoneyNews,
  { hotel, note }: { hotel: string | null; note: string | null },
  formats: WordFormats,
): Words {
  const amount = 'cents' in news ? formats.money(news.cents, news.currency) : ''
  const place = hotel === null ? { place: 'none', hotel: '' } : { place: 'hotel', hotel: isolate(hotel) }
  const why = note === null ? '' : isolate(note)
  const withNote = (detail: string) => (note === null ? detail : `${detail} ${why}`)
  const ofGuest = (detail: string) =>
    note === null ? detail : `${detail} ${say('Guest: {guest}.', { guest: why })}`.trim()
  switch (news.news) {
    case 'hold-opened':
      return {
        title: say(
          '{place, select, hotel {{amount} for {reference} at {hotel} is on hold} other {{amount} for {reference} is on hold}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: say(
          '{signals}. It is released automatically on {day} unless we decide otherwise. You can answer.',
          {
            signals: news.kinds.map((kind) => say(signalWords[kind])).join(', '),
            day: formats.day(news.releasesOn),
          },
        ),
      }
    case 'hold-answered':
      return {
        title: say('The hold of {reference} was answered', { reference: news.reference }),
        detail: say('Open it to read the answer.'),
      }
    case 'hold-ended':
      return news.outcome === 'voided'
        ? {
            title: say(
              '{place, select, hotel {The commission for {reference} at {hotel} is void} other {The commission for {reference} is void}}',
              { ...place, reference: news.reference },
            ),
            detail: why.trim(),
          }
        : {
            title: say(
              '{place, select, hotel {The commission for {reference} at {hotel} is released} other {The commission for {reference} is released}}',
              { ...place, reference: news.reference },
            ),
            detail:
              news.outcome === 'released' ? why.trim() : say('The review period ended without a finding.'),
          }
    case 'dispute-opened':
      return {
        title:
          news.by === 'affiliate'
            ? say(
                '{place, select, hotel {The partner disputes the commission for {reference} at {hotel}} other {The partner disputes the commission for {reference}}}',
                { ...place, reference: news.reference },
              )
            : say(
                '{place, select, hotel {The hotel disputes the commission for {reference} at {hotel}} other {The hotel disputes the commission for {reference}}}',
                { ...place, reference: news.reference },
              ),
        detail: withNote(say('You can answer until {day}.', { day: formats.day(news.answerBy) })),
      }
    case 'dispute-answered':
      return {
        title: say(
          '{place, select, hotel {New answer about {reference} at {hotel}} other {New answer about {reference}}}',
          { ...place, reference: news.reference },
        ),
        detail: withNote(
          say(
            '{side, select, hotel {From the hotel.} affiliate {From the partner.} other {From Roomlark.}}',
            {
              side: news.by,
            },
          ),
        ),
      }
    case 'dispute-proposed':
      return {
        title: say(
          '{place, select, hotel {Proposal for {reference} at {hotel}: {amount}} other {Proposal for {reference}: {amount}}}',
          { ...place, reference: news.reference, amount },
        ),
        detail: withNote(
          say('It takes effect automatically on {day} unless somebody answers.', {
            day: formats.day(news.standsOn),
          }),
        ),
      }
    case 'dispute-accepted':
      return {
        title: say(
          '{place, select, hotel {The proposal for {reference} at {hotel} was accepted} other {The proposal for {reference} was accepted}}',
          { ...place, reference: news.reference },
        ),
        detail: say(
          '{side, select, hotel {By the hotel.} affiliate {By the partner.} other {By Roomlark.}} It is settled once both sides have accepted.',
          { side: news.by },
        ),
      }
    case 'dispute-ended':
      return {
        title: disputeEndWords({ ...place, reference: news.reference }, news.outcome),
        detail: withNote(say('The commission is {amount}.', { amount })),
      }
    case 'statement-closed':
      return {
        title: say(
          '{place, select, hotel {Statement {number} at {hotel} is closed: {amount}} other {Statement {number} is closed: {amount}}}',
          { ...place, number: news.number, amount },
        ),
        detail:
          news.cents > 0
            ? say('Please pay by {day}.', { day: formats.day(news.dueOn) })
            : say('There is nothing to pay.'),
      }
    case 'statement-reminder':
      return news.isOverdue
        ? {
            title: say(
              '{place, select, hotel {Statement {number} at {hotel}: {amount} is overdue} other {Statement {number}: {amount} is overdue}}',
              { ...place, number: news.number, amount },
            ),
            detail: say('It was due on {day}.', { day: formats.day(news.dueOn) }),
          }
        : {
            title: say(
              '{place, select, hotel {Statement {number} at {hotel}: {amount} is due} other {Statement {number}: {amount} is due}}',
              { ...place, number: news.number, amount },
            ),
            detail: say('It is due on {day}.', { day: formats.day(news.dueOn) }),
          }
    case 'pause-announced':
      return {
        title: say(
          '{place, select, hotel {Bookings through partners at {hotel} pause on {day}} other {Bookings through partners pause on {day}}}',
          { ...place, day: formats.day(news.pausesOn) },
        ),
        detail: say('Unless statement {number} is paid before: {amount}, due on {day}.', {
          number: news.number,
          amount,
          day: formats.day(news.dueOn),
        }),
      }
    case 'bookings-paused':
      return {
        title: say(
          '{place, select, hotel {Bookings through partners at {hotel} are paused} other {Bookings through partners are paused}}',
          place,
        ),
        detail: say('Statement {number} is overdue. They resume when it is paid.', { number: news.number }),
      }
    case 'partner-bookings-paused':
      return {
        title: say(
          '{place, select, hotel {New bookings at {hotel} earn nothing for now} other {New bookings earn nothing for now}}',
          place,
        ),
        detail: say('The hotel has not paid its commission. Bookings made before still count.'),
      }
    case 'bookings-resumed':
      return {
        title: say(
          '{place, select, hotel {Bookings through partners at {hotel} count again} other {Bookings through partners count again}}',
          place,
        ),
        detail: say('The overdue statement is paid.'),
      }
    case 'payment-recorded':
      return {
        title: say('Payment received: {amount}', { amount }),
        detail: say(
          '{place, select, hotel {For statement {number} at {hotel}.} other {For statement {number}.}}',
          { ...place, number: news.number },
        ),
      }
    case 'payment-returned':
      return {
        title: say('A payment of {amount} was returned', { amount }),
        detail: withNote(
          say(
            '{place, select, hotel {Statement {number} at {hotel} is open again.} other {Statement {number} is open again.}}',
            { ...place, number: news.number },
          ),
        ),
      }
    case 'charge-announced':
      return {
        title: say(
          '{place, select, hotel {Statement {number} at {hotel}: {amount} will be charged on {day}} other {Statement {number}: {amount} will be charged on {day}}}',
          { ...place, number: news.number, amount, day: formats.day(news.chargesOn) },
        ),
        detail: say('To {card}. You can pay another way before.', {
          card: cardWords(news.brand, news.digits),
        }),
      }
    case 'statement-payment-failed':
      return {
        title: say(
          '{place, select, hotel {Statement {number} at {hotel}: {amount} could not be charged} other {Statement {number}: {amount} could not be charged}}',
          { ...place, number: news.number, amount },
        ),
        detail: say('{reason} Please pay it another way.', { reason: payerFailureWords(news.failure) }),
      }
    case 'payout-approved':
      return {
        title: say('{amount} is on its way to you', { amount }),
        detail: say('Statement {number}, to be paid on {day}.', {
          number: news.number,
          day: formats.day(news.payOn),
        }),
      }
    case 'payout-carried':
      return {
        title: say('{amount} is carried over to the next payout', { amount }),
        detail: say('Statement {number}: {reason}', {
          number: news.number,
          reason: say(carriedWords[news.reason]),
        }),
      }
    case 'payout-paid':
      return {
        title: say('{amount} was paid to you', { amount }),
        detail: say('Statement {number}.', { number: news.number }),
      }
    case 'payout-returned': {
      const detail = say('Statement {number}. Check your payout details; it is paid with the next run.', {
        number: news.number,
      })
      return {
        title: say('Your payout of {amount} came back', { amount }),
        detail: news.code ? `${detail} ${returnCodeSentence(news.code)}` : withNote(detail),
      }
    }
    case 'details-needed':
      return {
        title: say('{amount} is waiting for your payout details', { amount }),
        detail: say('Add them to be paid with the next run.'),
      }
    case 'deposit-due': {
      const asked = say('It was asked for until {day} and no payment is recorded.', {
        day: formats.day(news.dueOn),
      })
      return {
        title: say(
          '{place, select, hotel {The deposit of {amount} for {reference} at {hotel} is due} other {The deposit of {amount} for {reference} is due}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: ofGuest(asked),
      }
    }
    case 'online-paid':
      return {
        title: say(
          '{place, select, hotel {{amount} was paid online for {reference} at {hotel}} other {{amount} was paid online for {reference}}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: ofGuest(''),
      }
    case 'online-failed':
      return {
        title: say(
          '{place, select, hotel {The payment of {amount} for {reference} at {hotel} failed} other {The payment of {amount} for {reference} failed}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: ofGuest(say(failureWords[news.failure])),
      }
    case 'refund-failed':
      return {
        title: say(
          '{place, select, hotel {The refund of {amount} for {reference} at {hotel} failed} other {The refund of {amount} for {reference} failed}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: ofGuest(say('The money is still with you. Refund it again, or in another way.')),
      }
    case 'card-dispute':
      return {
        title: say(
          '{place, select, hotel {The card holder disputes {amount} for {reference} at {hotel}} other {The card holder disputes {amount} for {reference}}}',
          { ...place, amount, reference: news.reference },
        ),
        detail: ofGuest(
          news.answerUntil === null
            ? say('It cannot be answered any more.')
            : say('Answer by {day}, or the money goes back to the card holder.', {
                day: formats.day(news.answerUntil),
              }),
        ),
      }
    case 'card-dispute-ended':
      return {
        title:
          news.outcome === 'won'
            ? say(
                '{place, select, hotel {You keep {amount} for {reference} at {hotel}} other {You keep {amount} for {reference}}}',
                { ...place, amount, reference: news.reference },
              )
            : say(
                '{place, select, hotel {{amount} for {reference} at {hotel} went back to the card holder} other {{amount} for {reference} went back to the card holder}}',
                { ...place, amount, reference: news.reference },
              ),
        detail: ofGuest(
          news.outcome === 'won'
            ? say('The dispute was decided in your favour.')
            : say('The dispute was decided in favour of the card holder.'),
        ),
      }
    case 'run-not-approved':
      return {
        title: say('{number} was not approved', { number: news.number }),
        detail: say('It changed while it was being approved. Check it again, then approve it.'),
      }
  }
}

function disputeEndWords(
  values: { place: string; hotel: string; reference: string },
  outcome: 'settled' | 'rejected' | 'withdrawn',
): string {
  if (outcome === 'settled')
    return say(
      '{place, select, hotel {The dispute about {reference} at {hotel} is settled} other {The dispute about {reference} is settled}}',
      values,
    )
  return outcome === 'rejected'
    ? say(
        '{place, select, hotel {The dispute about {reference} at {hotel} is rejected} other {The dispute about {reference} is rejected}}',
        values,
      )
    : say(
        '{place, select, hotel {The dispute about {reference} at {hotel} is withdrawn} other {The dispute about {reference} is withdrawn}}',
        values,
      )
}

const carriedWords = {
  'under-minimum': say('it is below the minimum for a payout.'),
  'no-details': say('there are no payout details yet.'),
  'cooling-off': say('the new payout details are not in use yet.'),
  suspended: say('the account is suspended.'),
} as const

const failureWords: Record<PaymentFailure, string> = {
  declined: say('The bank declined it.'),
  'insufficient-funds': say('There was not enough money on the account.'),
  'expired-card': say('The card has expired.'),
  'authentication-failed': say('The bank could not tell that it was the holder of the card.'),
  'authentication-needed': say('The bank wants the holder of the card to confirm it.'),
  'fraud-suspected': say('The payment service suspected fraud.'),
  abandoned: say('The guest did not finish paying.'),
  other: say('The payment service gave no reason.'),
}
