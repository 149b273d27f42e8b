import type { AuditEntry } from '@roomlark/contract/platform/audit'

/** `user.type-changed` → `User: type changed`: the name of a kind of entry, to filter by. */
export function actionWords(action: string): string {
  const [noun = '', ...rest] = action.split('.')
  const plain = (text: string) => text.replaceAll('-', ' ')
  const what = plain(noun)
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/^Mfa$/, 'Two-step sign-in')
  return rest.length > 0 ? `${what}: ${plain(rest.join(' '))}` : what
}

/** Text of an entry after the actor's name. `{target}` and `{hotel}` become links if there is a page. */
const sentences = new Map([
  ['user.admin-created', 'made {target} the first administrator'],
  ['user.invited', 'invited {target}'],
  ['user.invited-again', 'invited {target} again'],
  ['user.invitation-accepted', 'accepted the invitation and the terms'],
  ['user.verified', 'marked the email address of {target} as verified'],
  ['user.verification-sent', 'sent {target} a new verification link'],
  ['user.suspended', 'suspended {target}'],
  ['user.restored', 'restored {target}'],
  ['user.password-voided', 'forced a password reset for {target}'],
  ['user.type-changed', 'changed the account type of {target}'],
  ['user.deletion-asked', 'asked for the account to be deleted'],
  ['user.deletion-decided', 'closed the account of {target}, to be erased in 14 days'],
  ['user.deletion-undone', 'cancelled the deletion of the account'],
  ['user.erased', 'erased the account of {target}'],
  ['profile.updated', 'updated the profile'],
  ['affiliate-profile.saved', 'saved the profile for hotels'],
  ['profile.picture-set', 'set a profile picture'],
  ['profile.picture-removed', 'removed the profile picture'],
  ['data.export-asked', 'asked for a copy of their data'],
  ['password.changed', 'changed the password'],
  ['password.reset', 'reset the password with an emailed link'],
  ['email.change-asked', 'requested a change of email address'],
  ['email.changed', 'changed the email address'],
  ['hold.released', 'released the held commission for {target} at {hotel}'],
  ['hold.voided', 'made the held commission for {target} at {hotel} void'],
  ['payout-details.saved', 'changed where payouts go'],
  ['payout-details.withdrawn', 'withdrew a change of where payouts go'],
  ['api-key.created', 'made an API key'],
  ['api-key.revoked', 'revoked an API key'],
  ['webhook.created', 'added an address for webhooks'],
  ['webhook.changed', 'changed an address for webhooks'],
  ['webhook.removed', 'removed an address for webhooks'],
  ['webhook.secret-renewed', 'renewed the secret of a webhook'],
  ['webhook.paused', 'paused an address for webhooks of {target} that accepted nothing'],
  ['session.ended', 'signed out one of their devices'],
  ['session.ended-others', 'signed out all other devices'],
  ['mfa.enabled', 'turned on two-step sign-in'],
  ['mfa.disabled', 'turned off two-step sign-in'],
  ['mfa.codes-renewed', 'renewed the recovery codes'],
  ['mfa.turned-off-by-admin', 'turned off two-step sign-in for {target}'],
  ['platform.switches', 'changed a launch switch'],
  ['platform.money', 'changed how payouts and statements are paid'],
  ['invoice.issued', 'issued an invoice for {target}'],
  ['invoice.sent', 'sent an invoice for {target}'],
  ['day.closed', 'closed a day of {target}'],
  ['invoicing.changed', 'changed the invoice details of {target}'],
  ['payout-run.drawn', 'drew up the payout run {target}'],
  ['payout-run.approved', 'approved the payout run {target}'],
  ['payout-run.exported', 'made the bank files of the payout run {target}'],
  ['payout-run.downloaded', 'downloaded a bank file of the payout run {target}'],
  ['payout-run.paid', 'marked transfers of the payout run {target} as paid'],
  ['payout-run.returned', 'recorded returned transfers of the payout run {target}'],
  ['payout-run.reminded', 'reminded an affiliate of missing payout details'],
  ['platform.defaults', 'changed the commission defaults'],
  ['platform.defaults-announced', 'announced new commission defaults'],
  ['platform.default-change-cancelled', 'cancelled an announced change of the commission defaults'],
  ['mail.test', 'sent a test email'],
  ['jobs.retried', 'retried failed jobs'],
  ['legal.published', 'published a new version of the {target}'],
  ['ledger.faults-found', 'found that something does not add up'],
  ['exchange-rate.set', 'set the exchange rate of {target}'],
  ['guest.changed', 'changed the profile of a guest'],
  ['guest.merged', 'merged two profiles of a guest'],
  ['guest.erased', 'erased a guest'],
  ['hotel.created', 'created the hotel {target}'],
  ['hotel.imported', 'imported the hotel {target}'],
  ['hotel.updated', 'edited the hotel {target}'],
  ['hotel.letter', 'changed a letter to the guests of {target}'],
  ['hotel.images', 'changed the pictures of {target}'],
  ['hotel.activated', 'activated {target}'],
  ['hotel.deactivated', 'deactivated {target}'],
  ['hotel.archived', 'archived {target}'],
  ['hotel.restored', 'restored {target}'],
  ['hotel.removed', 'removed the hotel {target}'],
  ['hotel.referrals-paused', 'paused bookings through partners at {target}'],
  ['hotel.referrals-resumed', 'let bookings through partners count again at {target}'],
  ['statement.payment', 'recorded a payment of {target}'],
  ['statement.payment-returned', 'recorded that a payment of {target} was returned'],
  ['statement.written-off', 'wrote off what {target} owed'],
  ['statement.write-off-taken-back', 'took back a write-off of what {target} owed'],
  ['hotel.offered', 'offered to hand {target} over to another account'],
  ['hotel.offer-withdrawn', 'withdrew the offer to hand {target} over'],
  ['hotel.offer-declined', 'declined to take {target} over'],
  ['hotel.handed-over', 'took {target} over'],
  ['team.invited', 'invited somebody to the team'],
  ['team.invited-again', 'sent an invitation to the team again'],
  ['team.invitation-changed', 'changed the roles of an invitation to the team'],
  ['team.invitation-withdrawn', 'withdrew an invitation to the team'],
  ['team.joined', 'joined a team'],
  ['team.roles-changed', 'changed the roles of {target}'],
  ['team.removed', 'removed {target} from the team'],
  ['team.left', 'left the team'],
  ['company.saved', 'changed the company in whose name hotels sell'],
  ['room-type.created', 'added the room type {target} to {hotel}'],
  ['room-type.updated', 'edited the room type {target} of {hotel}'],
  ['room-type.numbers', 'changed the rooms of {target} at {hotel}'],
  ['room-type.images', 'changed the pictures of {target} at {hotel}'],
  ['room-type.removed', 'removed the room type {target} of {hotel}'],
  ['rate-plan.created', 'added a rate plan to {hotel}'],
  ['rate-plan.updated', 'edited a rate plan of {hotel}'],
  ['rate-plan.removed', 'removed a rate plan of {hotel}'],
  ['price-rule.created', 'added a price rule to {hotel}'],
  ['price-rule.updated', 'edited a price rule of {hotel}'],
  ['price-rule.removed', 'removed a price rule of {hotel}'],
  ['extra.created', 'added an extra to {hotel}'],
  ['extra.updated', 'edited an extra of {hotel}'],
  ['promo-code.created', 'added a promo code to {hotel}'],
  ['promo-code.updated', 'edited a promo code of {hotel}'],
  ['promo-code.removed', 'removed a promo code of {hotel}'],
  ['signal.reviewed', 'reviewed a signal on booking {target} at {hotel}'],
  ['dispute.opened', 'objected to the commission for {target} at {hotel}'],
  ['dispute.answered', 'wrote about the disputed commission for {target} at {hotel}'],
  ['dispute.proposed', 'proposed how to settle the dispute about {target} at {hotel}'],
  ['dispute.accepted', 'accepted the proposal for {target} at {hotel}'],
  ['dispute.settled', 'settled the dispute about {target} at {hotel}'],
  ['dispute.rejected', 'rejected the objection to the commission for {target} at {hotel}'],
  ['dispute.withdrawn', 'withdrew the objection to the commission for {target} at {hotel}'],
  ['partnership.requested', 'asked for a partnership with {hotel}'],
  ['partnership.approved', 'approved {target} as a partner of {hotel}'],
  ['partnership.declined', 'declined {target} as a partner of {hotel}'],
  ['partnership.withdrawn', 'withdrew the request or invitation of {target} at {hotel}'],
  ['partnership.invited', 'invited {target} to be a partner of {hotel}'],
  ['partnership.accepted', 'accepted the invitation of {hotel}'],
  ['partnership.invitation-declined', 'declined the invitation of {hotel}'],
  ['partnership.paused', 'paused the partnership of {target} with {hotel}'],
  ['partnership.resumed', 'resumed the partnership of {target} with {hotel}'],
  ['partnership.ended', 'ended the partnership of {target} with {hotel}'],
  ['partnership.terms-announced', 'announced other terms for {target} at {hotel}'],
  ['partnership.terms-changed', 'changed the terms of {target} at {hotel}'],
  ['partnership.terms-cancelled', 'cancelled an announced change of the terms of {target} at {hotel}'],
  ['boost.started', 'started a boost of {hotel}'],
  ['boost.stopped', 'stopped a boost of {hotel}'],
  ['partnership.code-proposed', 'proposed a promo code to {hotel}'],
  ['partnership.code-agreed', 'agreed to a promo code of {target} at {hotel}'],
  ['partnership.code-declined', 'declined a promo code of {target} at {hotel}'],
  ['partner-settings.updated', 'changed how {hotel} works with partners'],
  ['taxes.set', 'set the taxes of {hotel}'],
  ['calendar.edited', 'edited nights of {hotel}'],
  ['calendar.copied', 'copied nights of {hotel}'],
  ['calendar.imported', 'imported nights of {hotel}'],
  ['bookings.imported', 'imported bookings of {hotel}'],
  ['calendar.undone', 'undid a change to nights of {hotel}'],
  ['channel.connected', 'connected a channel to {hotel}'],
  ['channel.mapped', 'changed a channel of {hotel}'],
  ['group.created', 'set rooms of {hotel} aside for a group'],
  ['group.changed', 'changed a group of {hotel}'],
  ['group.released', 'put rooms of a group of {hotel} back on sale'],
  ['group.cancelled', 'cancelled a group of {hotel}'],
  ['group.list-imported', 'imported a rooming list of {hotel}'],
  ['room.blocked', 'took room {target} of {hotel} out of service'],
  ['room.block-changed', 'changed when room {target} of {hotel} is out of service'],
  ['room.block-ended', 'put room {target} of {hotel} back into service'],
  ['room.note-removed', 'removed a note about room {target} of {hotel}'],
  ['housekeeping.settings', 'changed whether rooms of {target} are inspected before check-in'],
  ['housekeeping.floor', 'changed the floor of rooms of {target}'],
  ['feed.created', 'added the calendar {target} to {hotel}'],
  ['feed.removed', 'removed the calendar {target} of {hotel}'],
])

type Part = { kind: 'text'; text: string } | { kind: 'target' } | { kind: 'hotel' }

/** An entry as a sentence; an action without a sentence is shown by its name. */
export function splitSentence(action: string): Part[] {
  const words = sentences.get(action) ?? `did “${actionWords(action)}” to {target}`
  return words
    .split(/(\{target\}|\{hotel\})/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text === '{target}') return { kind: 'target' }
      return text === '{hotel}' ? { kind: 'hotel' } : { kind: 'text', text }
    })
}

export function actorWords({ actorId, actorName, keyName }: AuditEntry): string {
  if (actorId === null) return 'Roomlark'
  const who = actorName ?? 'Deleted account'
  return keyName === null ? who : `${who}, with the API key ${keyName},`
}

const documents = new Map([
  ['terms', 'Terms of Service'],
  ['privacy', 'Privacy Policy'],
  ['cookies', 'Cookie Policy'],
])

/** The name of the target; for a deleted one, what kind of thing it was. */
export function targetWords({ target, targetName, changes }: AuditEntry): string {
  const [kind = '', id = ''] = target.split(':')
  if (targetName !== null) return targetName
  if (kind === 'legal') return documents.get(id) ?? id
  if (kind === 'exchange-rate') return id
  if (kind === 'platform') return 'the platform'
  const once = changes.find(({ field }) => field === 'name')
  return (
    once?.before ?? once?.after ?? (kind === 'user' ? 'a deleted account' : `${plain(kind)} that was removed`)
  )
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

/** `commissionRate` → `Commission rate` */
export function fieldWords(field: string): string {
  const words = plain(field)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(text: string): string {
  return text.replaceAll(/[-.]/g, ' ')
}
