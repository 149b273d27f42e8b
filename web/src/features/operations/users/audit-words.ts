import type { AuditEntry } from '@roomlark/contract/platform/audit'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { sayRich } from '../../../lib/say-rich.ts'
import { actionWords } from './audit-action-words.ts'

type Who = { actor: ReactNode; target: ReactNode; hotel: ReactNode }

/** Entries as sentences; the people and things in them become links if there is a page. */
const sentences = new Map<string, (who: Who) => ReactNode>([
  ['user.admin-created', (who) => sayRich('{actor} made {target} the first administrator', who)],
  ['user.invited', (who) => sayRich('{actor} invited {target}', who)],
  ['user.invited-again', (who) => sayRich('{actor} invited {target} again', who)],
  ['user.invitation-accepted', (who) => sayRich('{actor} accepted the invitation and the terms', who)],
  ['user.verified', (who) => sayRich('{actor} marked the email address of {target} as verified', who)],
  ['user.verification-sent', (who) => sayRich('{actor} sent {target} a new verification link', who)],
  ['user.suspended', (who) => sayRich('{actor} suspended {target}', who)],
  ['user.restored', (who) => sayRich('{actor} restored {target}', who)],
  ['user.password-voided', (who) => sayRich('{actor} forced a password reset for {target}', who)],
  ['user.type-changed', (who) => sayRich('{actor} changed the account type of {target}', who)],
  ['user.deletion-asked', (who) => sayRich('{actor} asked for the account to be deleted', who)],
  [
    'user.deletion-decided',
    (who) => sayRich('{actor} closed the account of {target}, to be erased in 14 days', who),
  ],
  ['user.deletion-undone', (who) => sayRich('{actor} cancelled the deletion of the account', who)],
  ['user.erased', (who) => sayRich('{actor} erased the account of {target}', who)],
  ['profile.updated', (who) => sayRich('{actor} updated the profile', who)],
  ['affiliate-profile.saved', (who) => sayRich('{actor} saved the profile for hotels', who)],
  ['profile.picture-set', (who) => sayRich('{actor} set a profile picture', who)],
  ['profile.picture-removed', (who) => sayRich('{actor} removed the profile picture', who)],
  ['data.export-asked', (who) => sayRich('{actor} asked for a copy of their data', who)],
  ['password.changed', (who) => sayRich('{actor} changed the password', who)],
  ['password.reset', (who) => sayRich('{actor} reset the password with an emailed link', who)],
  ['email.change-asked', (who) => sayRich('{actor} requested a change of email address', who)],
  ['email.changed', (who) => sayRich('{actor} changed the email address', who)],
  ['hold.released', (who) => sayRich('{actor} released the held commission for {target} at {hotel}', who)],
  ['hold.voided', (who) => sayRich('{actor} made the held commission for {target} at {hotel} void', who)],
  ['payout-details.saved', (who) => sayRich('{actor} changed where payouts go', who)],
  ['payout-details.withdrawn', (who) => sayRich('{actor} withdrew a change of where payouts go', who)],
  ['api-key.created', (who) => sayRich('{actor} made an API key', who)],
  ['api-key.revoked', (who) => sayRich('{actor} revoked an API key', who)],
  ['webhook.created', (who) => sayRich('{actor} added an address for webhooks', who)],
  ['webhook.changed', (who) => sayRich('{actor} changed an address for webhooks', who)],
  ['webhook.removed', (who) => sayRich('{actor} removed an address for webhooks', who)],
  ['webhook.secret-renewed', (who) => sayRich('{actor} renewed the secret of a webhook', who)],
  [
    'webhook.paused',
    (who) => sayRich('{actor} paused an address for webhooks of {target} that accepted nothing', who),
  ],
  ['session.ended', (who) => sayRich('{actor} signed out one of their devices', who)],
  ['session.ended-others', (who) => sayRich('{actor} signed out all other devices', who)],
  ['passkey.added', (who) => sayRich('{actor} added a passkey', who)],
  ['passkey.removed', (who) => sayRich('{actor} removed a passkey', who)],
  ['mfa.enabled', (who) => sayRich('{actor} turned on two-step sign-in', who)],
  ['mfa.disabled', (who) => sayRich('{actor} turned off two-step sign-in', who)],
  ['mfa.codes-renewed', (who) => sayRich('{actor} renewed the recovery codes', who)],
  ['mfa.turned-off-by-admin', (who) => sayRich('{actor} turned off two-step sign-in for {target}', who)],
  ['platform.switches', (who) => sayRich('{actor} changed a launch switch', who)],
  ['platform.money', (who) => sayRich('{actor} changed how payouts and statements are paid', who)],
  ['platform.operator', (who) => sayRich('{actor} changed who runs Roomlark', who)],
  ['invoice.issued', (who) => sayRich('{actor} issued an invoice for {target}', who)],
  ['invoice.sent', (who) => sayRich('{actor} sent an invoice for {target}', who)],
  ['invoice.reminded', (who) => sayRich('{actor} sent a reminder of an invoice for {target}', who)],
  ['day.closed', (who) => sayRich('{actor} closed a day of {target}', who)],
  ['invoicing.changed', (who) => sayRich('{actor} changed the invoice details of {target}', who)],
  ['accounting.changed', (who) => sayRich('{actor} changed the accounts of {target}', who)],
  ['payments.connected', (who) => sayRich('{actor} connected {target} with the payment service', who)],
  ['payments.settings', (who) => sayRich('{actor} changed the payment settings of {target}', who)],
  ['payments.link', (who) => sayRich('{actor} made a payment link for {target}', who)],
  ['payments.card-charged', (who) => sayRich('{actor} charged the kept card of {target}', who)],
  ['payments.collected', (who) => sayRich('{actor} followed up a deposit of {target}', who)],
  ['payments.refunded', (who) => sayRich('{actor} refunded an online payment of {target}', who)],
  [
    'payments.dispute-answered',
    (who) => sayRich('{actor} answered the dispute over a payment of {target}', who),
  ],
  [
    'payments.dispute-accepted',
    (who) => sayRich('{actor} accepted the dispute over a payment of {target}', who),
  ],
  ['payout-run.drawn', (who) => sayRich('{actor} drew up the payout run {target}', who)],
  ['payout-run.approved', (who) => sayRich('{actor} approved the payout run {target}', who)],
  ['payout-run.exported', (who) => sayRich('{actor} made the bank files of the payout run {target}', who)],
  [
    'payout-run.downloaded',
    (who) => sayRich('{actor} downloaded a bank file of the payout run {target}', who),
  ],
  ['payout-run.paid', (who) => sayRich('{actor} marked transfers of the payout run {target} as paid', who)],
  [
    'payout-run.returned',
    (who) => sayRich('{actor} recorded returned transfers of the payout run {target}', who),
  ],
  ['payout-run.reminded', (who) => sayRich('{actor} reminded an affiliate of missing payout details', who)],
  ['platform.defaults', (who) => sayRich('{actor} changed the commission defaults', who)],
  ['platform.defaults-announced', (who) => sayRich('{actor} announced new commission defaults', who)],
  [
    'platform.default-change-cancelled',
    (who) => sayRich('{actor} cancelled an announced change of the commission defaults', who),
  ],
  ['bulletin.drafted', (who) => sayRich('{actor} drafted an announcement', who)],
  ['bulletin.changed', (who) => sayRich('{actor} changed an announcement', who)],
  ['bulletin.published', (who) => sayRich('{actor} published an announcement', who)],
  ['bulletin.withdrawn', (who) => sayRich('{actor} withdrew an announcement', who)],
  ['bulletin.removed', (who) => sayRich('{actor} deleted a draft of an announcement', who)],
  ['bank-account.added', (who) => sayRich('{actor} added a bank account', who)],
  ['bank-account.changed', (who) => sayRich('{actor} changed a bank account', who)],
  ['bank-account.imported', (who) => sayRich('{actor} imported a statement of a bank account', who)],
  ['bank-account.matched', (who) => sayRich('{actor} matched a line of a bank account', who)],
  ['bank-account.booked', (who) => sayRich('{actor} booked a line of a bank account', who)],
  ['bank-account.match-undone', (who) => sayRich('{actor} undid a match of a bank account', who)],
  ['bank-account.exchanged', (who) => sayRich('{actor} recorded a purchase of currency', who)],
  ['mail.test', (who) => sayRich('{actor} sent a test email', who)],
  ['jobs.retried', (who) => sayRich('{actor} retried failed jobs', who)],
  ['legal.published', (who) => sayRich('{actor} published a new version of the {target}', who)],
  ['ledger.faults-found', (who) => sayRich('{actor} found that something does not add up', who)],
  ['own-invoice.sent', (who) => sayRich('{actor} sent an invoice for a payout', who)],
  [
    'own-invoice.downloaded',
    (who) => sayRich('{actor} downloaded an invoice of the payout run {target}', who),
  ],
  ['tax-form.signed', (who) => sayRich('{actor} signed a tax form', who)],
  ['tax-details.saved', (who) => sayRich('{actor} saved tax details', who)],
  [
    'exchange-rate.taken',
    (who) => sayRich('{actor} took the exchange rates of the European Central Bank', who),
  ],
  ['exchange-rate.set', (who) => sayRich('{actor} set the exchange rate of {target}', who)],
  ['guest.changed', (who) => sayRich('{actor} changed the profile of a guest', who)],
  ['guest.merged', (who) => sayRich('{actor} merged two profiles of a guest', who)],
  ['guest.erased', (who) => sayRich('{actor} erased a guest', who)],
  ['hotel.created', (who) => sayRich('{actor} created the hotel {target}', who)],
  ['hotel.imported', (who) => sayRich('{actor} imported the hotel {target}', who)],
  ['hotel.updated', (who) => sayRich('{actor} edited the hotel {target}', who)],
  ['hotel.arrivals', (who) => sayRich('{actor} changed what arriving guests of {target} are told', who)],
  ['hotel.desk-rules', (who) => sayRich('{actor} changed the rules of the desk of {target}', who)],
  ['hotel.letter', (who) => sayRich('{actor} changed a letter to the guests of {target}', who)],
  ['hotel.images', (who) => sayRich('{actor} changed the pictures of {target}', who)],
  ['hotel.activated', (who) => sayRich('{actor} activated {target}', who)],
  ['hotel.deactivated', (who) => sayRich('{actor} deactivated {target}', who)],
  ['hotel.archived', (who) => sayRich('{actor} archived {target}', who)],
  ['hotel.restored', (who) => sayRich('{actor} restored {target}', who)],
  ['hotel.removed', (who) => sayRich('{actor} removed the hotel {target}', who)],
  ['hotel.referrals-paused', (who) => sayRich('{actor} paused bookings through partners at {target}', who)],
  [
    'hotel.referrals-resumed',
    (who) => sayRich('{actor} let bookings through partners count again at {target}', who),
  ],
  ['hotel.automatic-payment', (who) => sayRich('{actor} changed the automatic payment of {target}', who)],
  ['statement.payment', (who) => sayRich('{actor} recorded a payment of {target}', who)],
  [
    'statement.payment-returned',
    (who) => sayRich('{actor} recorded that a payment of {target} was returned', who),
  ],
  ['statement.written-off', (who) => sayRich('{actor} wrote off what {target} owed', who)],
  [
    'statement.write-off-taken-back',
    (who) => sayRich('{actor} took back a write-off of what {target} owed', who),
  ],
  ['hotel.offered', (who) => sayRich('{actor} offered to hand {target} over to another account', who)],
  ['hotel.offer-withdrawn', (who) => sayRich('{actor} withdrew the offer to hand {target} over', who)],
  ['hotel.offer-declined', (who) => sayRich('{actor} declined to take {target} over', who)],
  ['hotel.handed-over', (who) => sayRich('{actor} took {target} over', who)],
  ['team.invited', (who) => sayRich('{actor} invited somebody to the team', who)],
  ['team.invited-again', (who) => sayRich('{actor} sent an invitation to the team again', who)],
  [
    'team.invitation-changed',
    (who) => sayRich('{actor} changed the roles of an invitation to the team', who),
  ],
  ['team.invitation-withdrawn', (who) => sayRich('{actor} withdrew an invitation to the team', who)],
  ['team.joined', (who) => sayRich('{actor} joined a team', who)],
  ['team.roles-changed', (who) => sayRich('{actor} changed the roles of {target}', who)],
  ['team.removed', (who) => sayRich('{actor} removed {target} from the team', who)],
  ['team.left', (who) => sayRich('{actor} left the team', who)],
  ['company.saved', (who) => sayRich('{actor} changed the company in whose name hotels sell', who)],
  ['room-type.created', (who) => sayRich('{actor} added the room type {target} to {hotel}', who)],
  ['room-type.updated', (who) => sayRich('{actor} edited the room type {target} of {hotel}', who)],
  ['room-type.numbers', (who) => sayRich('{actor} changed the rooms of {target} at {hotel}', who)],
  ['room-type.images', (who) => sayRich('{actor} changed the pictures of {target} at {hotel}', who)],
  ['room-type.removed', (who) => sayRich('{actor} removed the room type {target} of {hotel}', who)],
  ['rate-plan.created', (who) => sayRich('{actor} added a rate plan to {hotel}', who)],
  ['rate-plan.updated', (who) => sayRich('{actor} edited a rate plan of {hotel}', who)],
  ['rate-plan.removed', (who) => sayRich('{actor} removed a rate plan of {hotel}', who)],
  ['demand-rule.created', (who) => sayRich('{actor} added a rule by occupancy or lead time to {hotel}', who)],
  [
    'demand-rule.updated',
    (who) => sayRich('{actor} edited a rule by occupancy or lead time of {hotel}', who),
  ],
  [
    'demand-rule.removed',
    (who) => sayRich('{actor} removed a rule by occupancy or lead time of {hotel}', who),
  ],
  ['demand.accepted', (who) => sayRich('{actor} accepted suggested prices of {hotel}', who)],
  ['demand.dismissed', (who) => sayRich('{actor} dismissed suggested prices of {hotel}', who)],
  ['price-rule.created', (who) => sayRich('{actor} added a price rule to {hotel}', who)],
  ['price-rule.updated', (who) => sayRich('{actor} edited a price rule of {hotel}', who)],
  ['price-rule.removed', (who) => sayRich('{actor} removed a price rule of {hotel}', who)],
  ['booking-frame.saved', (who) => sayRich('{actor} let guests book on the website of {hotel}', who)],
  ['booking-frame.removed', (who) => sayRich('{actor} stopped bookings on the website of {hotel}', who)],
  ['extra.created', (who) => sayRich('{actor} added an extra to {hotel}', who)],
  ['extra.updated', (who) => sayRich('{actor} edited an extra of {hotel}', who)],
  ['promo-code.created', (who) => sayRich('{actor} added a promo code to {hotel}', who)],
  ['promo-code.updated', (who) => sayRich('{actor} edited a promo code of {hotel}', who)],
  ['promo-code.removed', (who) => sayRich('{actor} removed a promo code of {hotel}', who)],
  ['waiting.struck', (who) => sayRich('{actor} struck a guest off the waiting list of {target}', who)],
  ['review.answered', (who) => sayRich('{actor} answered a review of {target}', who)],
  ['review.reported', (who) => sayRich('{actor} reported a review of {target}', who)],
  ['review.decided', (who) => sayRich('{actor} decided on a review of {target}', who)],
  ['hotel.answer-templates', (who) => sayRich('{actor} changed the templates of answers of {target}', who)],
  ['signal.reviewed', (who) => sayRich('{actor} reviewed a signal on booking {target} at {hotel}', who)],
  ['dispute.opened', (who) => sayRich('{actor} objected to the commission for {target} at {hotel}', who)],
  [
    'dispute.answered',
    (who) => sayRich('{actor} wrote about the disputed commission for {target} at {hotel}', who),
  ],
  [
    'dispute.proposed',
    (who) => sayRich('{actor} proposed how to settle the dispute about {target} at {hotel}', who),
  ],
  ['dispute.accepted', (who) => sayRich('{actor} accepted the proposal for {target} at {hotel}', who)],
  ['dispute.settled', (who) => sayRich('{actor} settled the dispute about {target} at {hotel}', who)],
  [
    'dispute.rejected',
    (who) => sayRich('{actor} rejected the objection to the commission for {target} at {hotel}', who),
  ],
  [
    'dispute.withdrawn',
    (who) => sayRich('{actor} withdrew the objection to the commission for {target} at {hotel}', who),
  ],
  ['partnership.requested', (who) => sayRich('{actor} asked for a partnership with {hotel}', who)],
  ['partnership.approved', (who) => sayRich('{actor} approved {target} as a partner of {hotel}', who)],
  ['partnership.declined', (who) => sayRich('{actor} declined {target} as a partner of {hotel}', who)],
  [
    'partnership.withdrawn',
    (who) => sayRich('{actor} withdrew the request or invitation of {target} at {hotel}', who),
  ],
  ['partnership.invited', (who) => sayRich('{actor} invited {target} to be a partner of {hotel}', who)],
  ['partnership.accepted', (who) => sayRich('{actor} accepted the invitation of {hotel}', who)],
  ['partnership.invitation-declined', (who) => sayRich('{actor} declined the invitation of {hotel}', who)],
  ['partnership.paused', (who) => sayRich('{actor} paused the partnership of {target} with {hotel}', who)],
  ['partnership.resumed', (who) => sayRich('{actor} resumed the partnership of {target} with {hotel}', who)],
  ['partnership.ended', (who) => sayRich('{actor} ended the partnership of {target} with {hotel}', who)],
  [
    'partnership.terms-announced',
    (who) => sayRich('{actor} announced other terms for {target} at {hotel}', who),
  ],
  ['partnership.terms-changed', (who) => sayRich('{actor} changed the terms of {target} at {hotel}', who)],
  [
    'partnership.terms-cancelled',
    (who) => sayRich('{actor} cancelled an announced change of the terms of {target} at {hotel}', who),
  ],
  ['boost.started', (who) => sayRich('{actor} started a boost of {hotel}', who)],
  ['boost.stopped', (who) => sayRich('{actor} stopped a boost of {hotel}', who)],
  ['partner-page.saved', (who) => sayRich('{actor} saved a public page of hotels', who)],
  ['creatives.saved', (who) => sayRich('{actor} saved the creatives of {hotel}', who)],
  ['tiers.changed', (who) => sayRich('{actor} changed the tiers of {hotel}', who)],
  ['campaign.started', (who) => sayRich('{actor} started a campaign of {hotel}', who)],
  ['campaign.stopped', (who) => sayRich('{actor} stopped a campaign of {hotel}', who)],
  ['partnership.code-proposed', (who) => sayRich('{actor} proposed a promo code to {hotel}', who)],
  ['partnership.code-agreed', (who) => sayRich('{actor} agreed to a promo code of {target} at {hotel}', who)],
  [
    'partnership.code-declined',
    (who) => sayRich('{actor} declined a promo code of {target} at {hotel}', who),
  ],
  ['partner-settings.updated', (who) => sayRich('{actor} changed how {hotel} works with partners', who)],
  ['taxes.set', (who) => sayRich('{actor} set the taxes of {hotel}', who)],
  ['calendar.edited', (who) => sayRich('{actor} edited nights of {hotel}', who)],
  ['calendar.copied', (who) => sayRich('{actor} copied nights of {hotel}', who)],
  ['calendar.imported', (who) => sayRich('{actor} imported nights of {hotel}', who)],
  ['bookings.imported', (who) => sayRich('{actor} imported bookings of {hotel}', who)],
  ['calendar.undone', (who) => sayRich('{actor} undid a change to nights of {hotel}', who)],
  ['channel.connected', (who) => sayRich('{actor} connected a channel to {hotel}', who)],
  ['channel.mapped', (who) => sayRich('{actor} changed a channel of {hotel}', who)],
  [
    'company-profile.created',
    (who) => sayRich('{actor} added a company that pays for guests of {target}', who),
  ],
  [
    'company-profile.updated',
    (who) => sayRich('{actor} changed a company that pays for guests of {target}', who),
  ],
  ['group.created', (who) => sayRich('{actor} set rooms of {hotel} aside for a group', who)],
  ['group.changed', (who) => sayRich('{actor} changed a group of {hotel}', who)],
  ['group.released', (who) => sayRich('{actor} put rooms of a group of {hotel} back on sale', who)],
  ['group.cancelled', (who) => sayRich('{actor} cancelled a group of {hotel}', who)],
  ['group.list-imported', (who) => sayRich('{actor} imported a rooming list of {hotel}', who)],
  ['room.blocked', (who) => sayRich('{actor} took room {target} of {hotel} out of service', who)],
  [
    'room.block-changed',
    (who) => sayRich('{actor} changed when room {target} of {hotel} is out of service', who),
  ],
  ['room.block-ended', (who) => sayRich('{actor} put room {target} of {hotel} back into service', who)],
  ['room.note-removed', (who) => sayRich('{actor} removed a note about room {target} of {hotel}', who)],
  [
    'housekeeping.settings',
    (who) => sayRich('{actor} changed whether rooms of {target} are inspected before check-in', who),
  ],
  ['housekeeping.floor', (who) => sayRich('{actor} changed the floor of rooms of {target}', who)],
  ['feed.created', (who) => sayRich('{actor} added the calendar {target} to {hotel}', who)],
  ['feed.removed', (who) => sayRich('{actor} removed the calendar {target} of {hotel}', who)],
])

/** An entry as a sentence; an action without a sentence is shown by its name. */
export function writeSentence(action: string, who: Who): ReactNode {
  return (
    sentences.get(action)?.(who) ??
    sayRich('{actor} did “{action}” to {target}', { ...who, action: actionWords(action) })
  )
}

export function actorWords({ actorId, actorName, keyName }: AuditEntry): string {
  if (actorId === null) return 'Roomlark'
  const person = actorName ?? say('Deleted account')
  return keyName === null ? person : say('{person}, with the API key {key},', { person, key: keyName })
}

const documents = new Map([
  ['terms', say('Terms of Service')],
  ['privacy', say('Privacy Policy')],
  ['cookies', say('Cookie Policy')],
])

const removed = new Map([
  ['user', say('a deleted account')],
  ['booking', say('booking that was removed')],
  ['calendar', say('calendar that was removed')],
  ['feed', say('feed that was removed')],
  ['guest', say('guest that was removed')],
  ['hotel', say('hotel that was removed')],
  ['partnership', say('partnership that was removed')],
  ['payout-run', say('payout run that was removed')],
  ['rates', say('rates that were removed')],
  ['room', say('room that was removed')],
  ['room-type', say('room type that was removed')],
])

/** The name of the target; for a deleted one, what kind of thing it was. */
export function targetWords({ target, targetName, changes }: AuditEntry): string {
  const [kind = '', id = ''] = target.split(':')
  if (targetName !== null) return targetName
  if (kind === 'legal') return documents.get(id) ?? id
  if (kind === 'exchange-rate') return id === 'ecb' ? say('exchange rates') : id
  if (kind === 'platform') return say('the platform')
  const once = changes.find(({ field }) => field === 'name')
  return once?.before ?? once?.after ?? removed.get(kind) ?? say('something that was removed')
}

/** The page of the target, or null. */
export function targetPath({ target, targetName, hotel }: AuditEntry): string | null {
  const [kind, id] = target.split(':')
  if (kind === 'user') return `/users/${id}`
  if (kind === 'legal') return '/settings?section=legal'
  if (kind === 'exchange-rate') return '/settings?section=rates'
  if (kind === 'booking') return `/bookings?booking=${id}`
  if (kind === 'payout-run' && targetName) return `/bookings/payouts/${targetName.replace('PR-', '')}`
  if (!hotel) return null
  if (kind === 'partnership') return `/users/partnerships?hotel=${hotel.id}`
  return kind === 'hotel' ? `/hotels/${hotel.id}` : `/hotels/${hotel.id}/rates`
}
