import type { PartnershipHappening, PartnershipSide } from '@roomlark/contract/partnership-events'
import type { Actor, ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import type { StepTaker } from './partnerships.policy.ts'
import {
  insertEvents,
  type PartnershipRow,
  type PartnershipScope,
  selectPartnership,
  selectPartnershipForUpdate,
} from './partnerships.queries.ts'

export function partnershipScope(actor: Actor): PartnershipScope {
  return actor.userType === 'affiliate' ? { affiliateId: actor.userId } : getHotelScope(actor)
}

export function getStepTaker({ userType }: Actor): StepTaker {
  return userType
}

export async function getPartnership(ctx: SignedInContext, sql: Sql, id: string): Promise<PartnershipRow> {
  const row = await selectPartnership(sql, id, partnershipScope(ctx.actor))
  if (!row) throw notFound('partnership')
  return row
}

/** Locks the partnership until the transaction ends, and refuses if it is not the one that was read. */
export async function lockPartnership(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  version?: number,
): Promise<PartnershipRow> {
  const row = await selectPartnershipForUpdate(tx, id, partnershipScope(ctx.actor))
  if (!row) throw notFound('partnership')
  if (version !== undefined && row.version !== version) throw changedByOthers('this partnership')
  return row
}

export type PartnershipOffer = { yoursPercent: number; linkUrl: string }

type Step = {
  happened: PartnershipHappening
  /** A second event of the same act: another line of the history, in the same notification. */
  also?: PartnershipHappening | undefined
  note: string
  isAutomatic?: boolean
  /** What a new partner gets, and the first link. */
  offer?: PartnershipOffer | undefined
  /** Key that tells apart steps of one kind which leave the partnership as it is. */
  about?: string
}

/** Writes a step into the history, notifies whoever did not take it, and refreshes open pages. */
export async function recordHappening(
  ctx: SignedInContext,
  tx: Transaction,
  partnership: PartnershipRow,
  { happened, also, note, isAutomatic = false, offer, about }: Step,
): Promise<void> {
  const side: PartnershipSide = isAutomatic ? 'system' : getStepTaker(ctx.actor)
  const by = { userId: isAutomatic ? null : ctx.actor.userId, side }
  const all = also ? [happened, also] : [happened]
  for (const one of all)
    await insertEvents(tx, [partnership.id], { happened: one, note, by, at: ctx.clock() })
  if (side !== 'hotel') await notifyHotel(ctx, tx, partnership, { happened, also, note, about })
  if (side !== 'affiliate') {
    // The note of an automatic approval was written by the affiliate.
    const theirs = isAutomatic ? '' : note
    await notifyAffiliates(ctx, tx, [partnership], { happened, also, note: theirs, offer, about })
  }
  for (const one of all) {
    await recordAudit(ctx, tx, {
      action: `partnership.${one.kind}`,
      target: `partnership:${partnership.id}`,
      before: { state: partnership.state },
      after: { hotel: partnership.hotelName, ...one.params, ...(note && { note }) },
    })
  }
  await tell(
    tx,
    { type: 'partnerships' },
    {
      userIds: [partnership.ownerId, ...(partnership.affiliateId === null ? [] : [partnership.affiliateId])],
      admins: true,
    },
  )
}

/** Locks a partnership that the system looks at by itself. */
export async function lockForFinding(tx: Transaction, id: string): Promise<PartnershipRow | undefined> {
  return selectPartnershipForUpdate(tx, id, { ownerId: undefined })
}

/** Writes what the system found into the history and notifies both sides; the partnership must be locked. */
export async function recordFinding(
  ctx: NotifyContext,
  tx: Transaction,
  partnership: PartnershipRow,
  { happened, about }: { happened: PartnershipHappening; about: string },
): Promise<void> {
  const by = { userId: null, side: 'system' as const }
  await insertEvents(tx, [partnership.id], { happened, note: '', by, at: ctx.clock() })
  await notifyHotel(ctx, tx, partnership, { happened, note: '', about })
  await notifyAffiliates(ctx, tx, [partnership], { happened, note: '', about })
  const { ownerId, affiliateId } = partnership
  await refreshPartnerships(tx, affiliateId === null ? [ownerId] : [ownerId, affiliateId])
}

type News = Pick<Step, 'happened' | 'also' | 'note' | 'offer'> & { about?: string | undefined }
type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>

async function notifyHotel(
  ctx: NotifyContext,
  tx: Transaction,
  { id, hotelId, ownerId, partnerName, version }: PartnershipRow,
  { happened, also, note, about }: News,
): Promise<void> {
  await notify(ctx, tx, [ownerId], {
    event: 'partnership',
    params: { side: 'hotel', happened, ...(also && { also }) },
    particulars: note ? `${partnerName}\n${note}` : partnerName,
    hotelId,
    link:
      happened.kind === 'code-proposed'
        ? `/hotels/${hotelId}/rates/plans`
        : happened.kind === 'tier-missed'
          ? `/hotels/${hotelId}/partners/terms`
          : `/hotels/${hotelId}/partners?partner=${id}`,
    occasion: makeOccasion({ id, version }, happened, about),
  })
}

/** All of them recommend one hotel. */
export async function notifyAffiliates(
  ctx: NotifyContext,
  tx: Transaction,
  partnerships: Pick<PartnershipRow, 'id' | 'hotelId' | 'affiliateId' | 'version'>[],
  { happened, also, note, offer, about }: News,
): Promise<void> {
  for (const { id, hotelId, affiliateId, version } of partnerships) {
    if (affiliateId === null) continue
    await notify(ctx, tx, [affiliateId], {
      event: 'partnership',
      params: { side: 'affiliate', happened, ...(also && { also }), ...(offer && { offer }) },
      particulars: note ? `\n${note}` : null,
      hotelId,
      link: linkFor(happened.kind, id),
      occasion: makeOccasion({ id, version }, happened, about),
    })
  }
}

/** Partnerships that are not active are listed among the requests. */
function linkFor(kind: PartnershipHappening['kind'], id: string): string {
  const isAgreed = !['declined', 'withdrawn', 'invited', 'ended'].includes(kind)
  return isAgreed ? `/partnerships/${id}` : '/partnerships/requests'
}

function makeOccasion(
  { id, version }: Pick<PartnershipRow, 'id' | 'version'>,
  { kind }: PartnershipHappening,
  about: string | undefined,
): string {
  return ['partnership', id, version, kind, ...(about === undefined ? [] : [about])].join(':')
}

/** Makes open pages of these accounts read partnerships again. */
export async function refreshPartnerships(tx: Transaction, userIds: string[]): Promise<void> {
  await tell(tx, { type: 'partnerships' }, { userIds, admins: true })
}
