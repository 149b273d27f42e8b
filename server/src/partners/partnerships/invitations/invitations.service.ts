import type { PartnerInvitationOffer } from '@roomlark/contract/accounts/auth'
import { hotelPartnerLimits } from '@roomlark/contract/partners/hotel-partners'
import type { PartnershipStanding } from '@roomlark/contract/partners/partnerships'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { deadLink } from '../../../accounts/auth/passwords/recovery.service.ts'
import { knocksFrom } from '../../../accounts/auth/throttle.service.ts'
import type { PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { inLanguage } from '../../../language.ts'
import { partnerInvitationMail } from '../../../mail/partnership-mails.ts'
import { takeMail } from '../../../platform/limits/mail-limits.service.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { getSwitches } from '../../../platform/platform/platform.service.ts'
import { readSignedId, signId } from '../../../signed-id.ts'
import { insertPartnership, selectPairId } from '../affiliate/requests.queries.ts'
import { lockPartnership, notifyAffiliates, recordHappening } from '../happenings.service.ts'
import { isFresh } from '../partnerships.policy.ts'
import { type PartnershipRow, updateState } from '../partnerships.queries.ts'
import { toStanding } from '../steps.service.ts'
import { readPartnershipTerms } from '../terms/terms.service.ts'
import {
  type OpenInvitationRow,
  selectAffiliateByEmail,
  selectInvitationTimes,
  selectInvitingHotelForUpdate,
  selectOpenInvitation,
  updateClaimed,
  updateInvitedEmail,
} from './invitations.queries.ts'

const day = 86_400_000

/**
 * A hotel invites somebody by email. Whether the address has an account is not revealed: the answer and what the hotel
 * sees afterwards are the same in either case. Who has an account is notified, anyone else gets an email.
 */
export async function invitePartner(
  ctx: SignedInContext,
  hotelId: string,
  { email, message }: { email: string; message: string },
): Promise<PartnershipStanding> {
  return ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const hotel = await selectInvitingHotelForUpdate(tx, hotelId, getHotelScope(ctx.actor))
    if (!hotel) throw notFound('hotel')
    await requireInvitationsLeft(tx, hotelId, now)
    await takeMail(ctx, tx, 'partner-invitation', email)
    const affiliateId = await selectAffiliateByEmail(tx, email)
    const pair = affiliateId === undefined ? { hotelId, email } : { hotelId, affiliateId }
    const row = { message, allowsPaidAds: hotel.allowsPaidAds, at: now, state: 'invited' as const }
    const madeId = await insertPartnership(tx, { ...pair, ...row })
    const id = madeId ?? (await selectPairId(tx, pair))
    if (!id) throw notFound('partnership')
    const before = await lockPartnership(ctx, tx, id)
    if (!madeId) {
      requireInvitable(before)
      await updateState(tx, id, row)
    }
    // All that the hotel sees of somebody who has not answered.
    await updateInvitedEmail(tx, id, email)
    const version = before.version + (madeId ? 0 : 1)
    const invited = { ...before, partnerName: email, state: 'invited' as const, version }
    await recordHappening(ctx, tx, invited, { happened: { kind: 'invited', params: {} }, note: message })
    if (affiliateId === undefined)
      await ctx.jobs.enqueue(tx, 'mail.partner-invitation', { partnershipId: id })
    return toStanding({ ...invited, stateSince: now })
  })
}

async function requireInvitationsLeft(tx: Transaction, hotelId: string, now: Date): Promise<void> {
  const { invitationsADay } = hotelPartnerLimits
  const sent = await selectInvitationTimes(tx, hotelId, new Date(now.getTime() - day), invitationsADay)
  const oldest = sent[invitationsADay - 1]
  if (!oldest) return
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + day - now.getTime()) / 1000))
  const message = say('A hotel can invite {most} people a day. Please wait until tomorrow.', {
    most: invitationsADay,
  })
  throw new AppError('too_many_requests', message, { retryAfterSeconds })
}

function requireInvitable({ state }: PartnershipRow): void {
  if (isFresh(state)) return
  const message =
    state === 'requested'
      ? say('They have asked you already. Decide on the request instead.')
      : state === 'invited'
        ? say('You have invited them already.')
        : say('They are a partner of this hotel already.')
  throw new AppError('conflict', message, { fields: { email: message } })
}

/** Called once an affiliate's address is verified: invitations that were sent to it wait among its partnerships. */
export async function claimInvitations(
  ctx: Pick<ServiceContext, 'clock' | 'jobs'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const claimed = await updateClaimed(tx, userId)
  for (const row of claimed) {
    await notifyAffiliates(ctx, tx, [row], { happened: { kind: 'invited', params: {} }, note: row.message })
  }
  if (claimed.length > 0) {
    await tell(
      tx,
      { type: 'partnerships' },
      { userIds: [...new Set([userId, ...claimed.map(({ ownerId }) => ownerId)])], admins: true },
    )
  }
}

/** Gets the invitation behind a link, which works until the invitation is answered or withdrawn. */
export async function getPartnerInvitation(
  ctx: PublicContext,
  { token }: { token: string },
): Promise<PartnerInvitationOffer> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const row = await findInvitation(ctx, token)
  const terms = row && (await readPartnershipTerms(ctx, [row.partnershipId])).get(row.partnershipId)
  if (!row || !terms) throw deadLink()
  const { email, hotelName, city, country, message } = row
  return { email, hotelName, city, country, message, yoursPercent: terms.yoursPercent }
}

/** The address an open invitation was sent to, which may register while registration is by invitation. */
export async function findInvitedEmail(ctx: ServiceContext, token: string): Promise<string | undefined> {
  return (await findInvitation(ctx, token))?.email
}

const linkPurpose = 'partner invitation'

/** Builds the address at which somebody without an account reads an invitation and registers. */
export function makeInvitationLink(
  { cipher, publicUrl }: Pick<ServiceContext, 'cipher' | 'publicUrl'>,
  partnershipId: string,
): string {
  return `${publicUrl}/register?token=${signId(cipher, linkPurpose, partnershipId)}`
}

async function findInvitation(ctx: ServiceContext, token: string): Promise<OpenInvitationRow | undefined> {
  const partnershipId = readSignedId(ctx.cipher, linkPurpose, token)
  return partnershipId === undefined ? undefined : selectOpenInvitation(ctx.sql, partnershipId)
}

export async function mailPartnerInvitation(
  ctx: ServiceContext,
  { partnershipId }: { partnershipId: string },
): Promise<void> {
  const row = await selectOpenInvitation(ctx.sql, partnershipId)
  // It was claimed in the meantime, and its affiliate was notified then.
  if (!row || row.hasAccount) return
  const terms = (await readPartnershipTerms(ctx, [partnershipId])).get(partnershipId)
  if (!terms) return
  const { affiliateRegistration } = await getSwitches(ctx)
  const message = inLanguage(row.language, () =>
    partnerInvitationMail({
      to: row.email,
      hotelName: row.hotelName,
      place: `${row.city}, ${sayCountry(row.country)}`,
      message: row.message,
      yoursPercent: terms.yoursPercent,
      isRegistrationClosed: affiliateRegistration === 'closed',
      link: makeInvitationLink(ctx, partnershipId),
    }),
  )
  await ctx.mailer.send(message)
}
