import { dayText } from '@roomlark/contract/dates'
import { shortestRequest } from '@roomlark/contract/partners/own-partnerships'
import type { PartnershipStanding } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { lockPartnership, partnershipScope, recordHappening } from '../happenings.service.ts'
import { giveFirstLink } from '../link-codes.service.ts'
import { findOffer } from '../offer.service.ts'
import { isFresh } from '../partnerships.policy.ts'
import { type PartnershipRow, selectPartnershipForUpdate, updateState } from '../partnerships.queries.ts'
import { toStanding } from '../steps.service.ts'
import {
  insertPartnership,
  selectAskedHotelForShare,
  selectHasProfile,
  selectPairId,
} from './requests.queries.ts'

/** An affiliate asks a hotel; hotels that approve everyone do so at once. */
export async function requestPartnership(
  ctx: SignedInContext,
  hotelId: string,
  message: string,
): Promise<PartnershipStanding> {
  const affiliateId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const hotel = await selectAskedHotelForShare(tx, hotelId, now)
    if (!hotel) throw notFound('hotel')
    if (!(await selectHasProfile(tx, affiliateId))) {
      throw new AppError('conflict', say('Fill in your profile first, so that hotels know who is asking.'))
    }
    if (!hotel.autoApprove) requireWords(message)
    const row = { hotelId, affiliateId, message, allowsPaidAds: hotel.allowsPaidAds, at: now }
    const madeId = await insertPartnership(tx, { ...row, state: 'requested' })
    const before = madeId
      ? await lockPartnership(ctx, tx, madeId)
      : await lockAgain(ctx, tx, { hotelId, affiliateId }, (old) => requireAskable(old, hotel.today))
    if (!madeId) await updateState(tx, before.id, { ...row, state: 'requested' })
    const asked = { ...before, state: 'requested' as const, version: before.version + (madeId ? 0 : 1) }
    if (!hotel.autoApprove) {
      await recordHappening(ctx, tx, asked, { happened: { kind: 'requested', params: {} }, note: message })
      return toStanding({ ...asked, stateSince: now })
    }
    await updateState(tx, asked.id, { state: 'active', at: now })
    await giveFirstLink(ctx, tx, asked)
    const approved = { ...asked, version: asked.version + 1 }
    const happened = { kind: 'approved', params: { isAutomatic: true } } as const
    const offer = await findOffer(ctx, tx, asked.id)
    await recordHappening(ctx, tx, approved, { happened, note: message, offer, isAutomatic: true })
    return toStanding({ ...approved, state: 'active', stateSince: now })
  })
}

/** The hotel decides on what it reads. */
function requireWords(message: string): void {
  if (message.length >= shortestRequest) return
  const words = say('Write a sentence or two, so that the hotel knows what you plan')
  throw new AppError('validation_failed', words, { fields: { message: words } })
}

async function lockAgain(
  ctx: SignedInContext,
  tx: Transaction,
  pair: Parameters<typeof selectPairId>[1],
  require: (before: PartnershipRow) => void,
): Promise<PartnershipRow> {
  const id = await selectPairId(tx, pair)
  const before = id && (await selectPartnershipForUpdate(tx, id, partnershipScope(ctx.actor)))
  if (!before) throw notFound('partnership')
  require(before)
  return before
}

function requireAskable({ state, askAgainOn }: PartnershipRow, today: string): void {
  if (state === 'invited') {
    throw new AppError('conflict', say('This hotel has invited you already. Accept the invitation instead.'))
  }
  if (!isFresh(state)) throw new AppError('conflict', say('You have asked this hotel already.'))
  if (askAgainOn !== null && askAgainOn > today) {
    throw new AppError(
      'conflict',
      say('You can ask this hotel again from {day}.', { day: dayText(askAgainOn) }),
    )
  }
}
