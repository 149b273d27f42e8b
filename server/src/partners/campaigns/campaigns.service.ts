import { addDays, dateIn } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import {
  type Campaign,
  type CampaignInput,
  type CampaignOffer,
  campaignLimits,
} from '@roomlark/contract/partners/campaigns'
import type { CampaignTold } from '@roomlark/contract/partnership-events'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { getPartnership } from '../partnerships/happenings.service.ts'
import { lockConcerned, recordForAll } from '../partnerships/terms/telling.service.ts'
import {
  type CampaignRow,
  countOpenCampaigns,
  insertCampaign,
  lockCampaign,
  selectCampaign,
  selectCampaigns,
  selectChosenPartners,
  selectOpenOffers,
  updateStopped,
} from './campaigns.queries.ts'

/** The page shows what runs and what ran lately. */
const listed = 50

export async function listCampaigns(ctx: SignedInContext, hotelId: string): Promise<Campaign[]> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return (await selectCampaigns(ctx.sql, hotelId, ctx.clock(), listed)).map(toCampaign)
}

/** Lists what a partner, or the hotel, may read of the campaigns for that partner. */
export async function listOwnCampaigns(ctx: SignedInContext, id: string): Promise<CampaignOffer[]> {
  await getPartnership(ctx, ctx.sql, id)
  return selectOpenOffers(ctx.sql, id, ctx.clock())
}

/** Counts for bookings made from now on; the partners it is for are notified. */
export async function startCampaign(
  ctx: SignedInContext,
  hotelId: string,
  input: CampaignInput,
): Promise<Campaign> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const at = ctx.clock()
    const today = dateIn(hotel.timeZone, at)
    requireNone(findFaults(input, today))
    if ((await countOpenCampaigns(tx, hotelId, today)) >= campaignLimits.open) {
      throw new AppError('conflict', say('Stop a campaign before you start another one.'))
    }
    const chosen = input.partnershipIds && [...new Set(input.partnershipIds)]
    const concerned = await lockConcerned(tx, hotelId, chosen)
    if (chosen && concerned.length < chosen.length) {
      requireNone({ partnershipIds: say('Choose active partners of this hotel') })
    }
    const campaignId = await insertCampaign(tx, { ...input, hotelId, at, by: ctx.actor.userId })
    await recordAudit(ctx, tx, { action: 'campaign.started', target: `rates:${hotelId}`, after: input })
    await recordForAll(ctx, tx, concerned, { kind: 'campaign-started', params: toTold(input) })
    return toCampaign(await getCampaign(tx, { hotelId, campaignId }, at))
  })
}

/** Bookings already made keep it. */
export async function stopCampaign(
  ctx: SignedInContext,
  ids: { hotelId: string; campaignId: string },
  version: number,
): Promise<Campaign> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, ids.hotelId)
    await lockCampaign(tx, ids)
    const at = ctx.clock()
    const row = await getCampaign(tx, ids, at)
    if (row.state === 'stopped' || row.state === 'over') {
      throw new AppError('conflict', say('This campaign is over already.'))
    }
    if (row.version !== version) throw changedByOthers('this campaign')
    await updateStopped(tx, ids.campaignId, at)
    const told = toTold(row)
    await recordAudit(ctx, tx, { action: 'campaign.stopped', target: `rates:${ids.hotelId}`, after: told })
    const concerned = await lockConcerned(tx, ids.hotelId, await selectChosenPartners(tx, ids.campaignId))
    await recordForAll(ctx, tx, concerned, { kind: 'campaign-stopped', params: told })
    return toCampaign(await getCampaign(tx, ids, at))
  })
}

function findFaults({ fromOn, untilOn }: CampaignInput, today: string): FieldErrors {
  if (untilOn < today) return { untilOn: say('This day is past') }
  const last = addDays(today, campaignLimits.daysAhead)
  if (fromOn > last) return { fromOn: say('Choose a day within the next two years') }
  return untilOn > last ? { untilOn: say('Choose a day within the next two years') } : {}
}

function requireNone(fields: FieldErrors): void {
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', message, { fields })
}

async function getCampaign(
  sql: Sql | Transaction,
  ids: { hotelId: string; campaignId: string },
  at: Date,
): Promise<CampaignRow> {
  const row = await selectCampaign(sql, ids, at)
  if (!row) throw notFound('campaign')
  return row
}

function toTold({ name, kind, percent, dayOf, fromOn, untilOn }: CampaignTold): CampaignTold {
  return { name, kind, percent, dayOf, fromOn, untilOn }
}

function toCampaign({ stoppedAt, ...row }: CampaignRow): Campaign {
  return { ...row, stoppedAt: stoppedAt?.toISOString() ?? null }
}
