import { dayText, utcDay } from '@roomlark/contract/dates'
import type { PartnershipTerms, PartnershipTermsInput } from '@roomlark/contract/partners/partnerships'
import type { PartnershipHappening, PartnershipTerm } from '@roomlark/contract/partnership-events'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { getDefaults } from '../../../platform/platform/defaults.service.ts'
import { lockPartnership, recordHappening } from '../happenings.service.ts'
import { isFresh } from '../partnerships.policy.ts'
import type { PartnershipRow } from '../partnerships.queries.ts'
import { recordForAll } from './telling.service.ts'
import {
  type AnnouncedRow,
  insertTermChange,
  selectAnnounced,
  selectAnnouncedBase,
  selectBasePartnersForUpdate,
  selectBaseRate,
  selectPendingForUpdate,
  selectTerms,
  type Term,
  type TermsRow,
  updateCancelledTerm,
  updateDueBaseRates,
  updateVersion,
} from './terms.queries.ts'

type Reading = { sql: Sql; clock: ServiceContext['clock'] }

/** Reads the terms in effect with each of these partners, and those that were announced. */
export async function readPartnershipTerms(
  { sql, clock }: Reading,
  partnershipIds: string[],
): Promise<Map<string, PartnershipTerms>> {
  const now = clock()
  const rows = await selectTerms(sql, partnershipIds, now)
  const announced = await selectAnnounced(sql, partnershipIds, now)
  const defaults = await getDefaults({ sql, clock })
  return new Map(
    rows.map((row) => {
      const windowDays = row.ownWindowDays ?? defaults.attributionDays
      const ratePercent = Math.max(row.rateBps, row.tierBps ?? 0) / 100
      const terms = {
        ratePercent,
        yoursPercent: computeOwnShare(ratePercent, defaults.platformShare),
        ownRatePercent: row.ownRateBps === null ? null : row.ownRateBps / 100,
        windowDays,
        ownWindowDays: row.ownWindowDays,
        allowsPaidAds: row.allowsPaidAds,
        announced: announced
          .filter(({ partnershipId }) => partnershipId === row.partnershipId)
          .map((change) => ({
            id: change.id,
            term: change.term,
            from: change.term === 'rate' ? row.rateBps / 100 : windowDays,
            to: announcedValue(change, row, defaults.attributionDays),
            isBase: change.isBase,
            announcedAt: change.announcedAt.toISOString(),
            effectiveOn: utcDay(change.effectiveAt),
          })),
      }
      return [row.partnershipId, terms]
    }),
  )
}

/** Computes the affiliate's part of a rate, in percent with two decimals. */
export function computeOwnShare(ratePercent: number, platformShare: number): number {
  return Math.round(ratePercent * (100 - platformShare)) / 100
}

function announcedValue({ term, value }: AnnouncedRow, row: TermsRow, attributionDays: number): number {
  if (term === 'window') return value ?? attributionDays
  return (value ?? row.lowestBaseBps) / 100
}

/**
 * The hotel agrees with one partner on other terms. Better ones count at once; a lower rate or a shorter window
 * takes effect after the notice that the terms of service promise.
 */
export async function changePartnerTerms(
  ctx: SignedInContext,
  id: string,
  input: PartnershipTermsInput,
): Promise<PartnershipTerms> {
  return ctx.sql.begin(async (tx) => {
    const partnership = await lockPartnership(ctx, tx, id, input.version)
    if (isFresh(partnership.state)) {
      throw new AppError('conflict', say('This partnership is over, so its terms cannot be changed.'))
    }
    const [terms] = await selectTerms(tx, [id], ctx.clock())
    if (!terms) throw notFound('partnership')
    const { attributionDays } = await getDefaults({ sql: tx, clock: ctx.clock })
    const rateBps = input.ratePercent === null ? null : Math.round(input.ratePercent * 100)
    const asked: Wish[] = []
    if (rateBps !== terms.ownRateBps) asked.push(rateWish(terms, rateBps))
    if (input.windowDays !== terms.ownWindowDays) {
      asked.push(windowWish(terms, input.windowDays, attributionDays))
    }
    await requireNothingAnnounced(
      ctx,
      tx,
      id,
      asked.map(({ term }) => term),
    )
    const [happened, also] = await changeTerms(ctx, tx, partnership, asked)
    if (happened) await recordHappening(ctx, tx, partnership, { happened, also, note: input.note })
    const after = await readPartnershipTerms({ sql: tx, clock: ctx.clock }, [id])
    return after.get(id) ?? Promise.reject(notFound('partnership'))
  })
}

type Wish = { term: Term; value: number | null; change: PartnershipTerm; isWorse: boolean }

/** Going back to a base rate that will be lower soon is worse already, although it is not lower yet. */
function rateWish(terms: TermsRow, rateBps: number | null): Wish {
  const to = rateBps ?? terms.lowestBaseBps
  const change = { fromPercent: terms.rateBps / 100, toPercent: to / 100, isBase: false }
  return { term: 'rate', value: rateBps, change: { term: 'rate', ...change }, isWorse: to < terms.rateBps }
}

function windowWish(terms: TermsRow, windowDays: number | null, attributionDays: number): Wish {
  const fromDays = terms.ownWindowDays ?? attributionDays
  const toDays = windowDays ?? attributionDays
  const change = { term: 'window', fromDays, toDays } as const
  return { term: 'window', value: windowDays, change, isWorse: toDays < fromDays }
}

/** Writes what was asked for, and returns what it came to. */
async function changeTerms(
  ctx: SignedInContext,
  tx: Transaction,
  partnership: PartnershipRow,
  asked: readonly Wish[],
): Promise<PartnershipHappening[]> {
  const now = ctx.clock()
  const effectiveOn = firstDayAfterNotice(now)
  const { id, hotelId, state } = partnership
  const happened: PartnershipHappening[] = []
  for (const { term, value, change, isWorse } of asked) {
    // Before there is an agreement, nobody relies on the terms.
    const isNotified = isWorse && (state === 'active' || state === 'paused')
    const effectiveAt = isNotified ? toDayStart(effectiveOn) : now
    const row = { hotelId, partnershipId: id, term, value, announcedAt: now, effectiveAt }
    await insertTermChange(tx, { ...row, by: ctx.actor.userId })
    await updateVersion(tx, [id])
    partnership.version += 1
    happened.push(
      isNotified
        ? { kind: 'terms-announced', params: { change, effectiveOn } }
        : { kind: 'terms-changed', params: { change } },
    )
  }
  return happened
}

async function requireNothingAnnounced(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  terms: Term[],
): Promise<void> {
  const announced = await selectAnnounced(tx, [id], ctx.clock())
  const open = announced.find(({ term, isBase }) => !isBase && terms.includes(term))
  if (open)
    throw alreadyAnnounced(utcDay(open.effectiveAt), open.term === 'rate' ? 'ratePercent' : 'windowDays')
}

function alreadyAnnounced(effectiveOn: string, field: string): AppError {
  const message = say('A change is announced for {day}. Cancel it before you make another.', {
    day: dayText(effectiveOn),
  })
  return new AppError('conflict', message, { fields: { [field]: message } })
}

/**
 * Called where the hotel's form is saved, in its transaction and with the hotel locked. Returns the rate that
 * counts now, which is the old one while partners have to be given notice of a lower one.
 */
export async function changeBaseRate(
  ctx: SignedInContext,
  tx: Transaction,
  { hotelId, fromBps, toBps }: { hotelId: string; fromBps: number; toBps: number },
): Promise<number> {
  if (fromBps === toBps) return fromBps
  const now = ctx.clock()
  const open = await selectAnnouncedBase(tx, hotelId, now)
  if (open) throw alreadyAnnounced(utcDay(open.effectiveAt), 'baseCommissionRate')
  const concerned = await selectBasePartnersForUpdate(tx, hotelId, now)
  const isNotified = toBps < fromBps && concerned.length > 0
  const effectiveOn = firstDayAfterNotice(now)
  const effectiveAt = isNotified ? toDayStart(effectiveOn) : now
  const row = { hotelId, partnershipId: null, term: 'rate' as const, value: toBps, announcedAt: now }
  await insertTermChange(tx, { ...row, effectiveAt, by: ctx.actor.userId })
  const change = {
    term: 'rate',
    fromPercent: fromBps / 100,
    toPercent: toBps / 100,
    isBase: true,
  } as const
  await recordForAll(
    ctx,
    tx,
    concerned,
    isNotified
      ? { kind: 'terms-announced', params: { change, effectiveOn } }
      : { kind: 'terms-changed', params: { change } },
  )
  return isNotified ? fromBps : toBps
}

/** The announced change will not happen, and everyone who was notified of it is notified of that. */
export async function cancelTermChange(
  ctx: SignedInContext,
  { hotelId, changeId }: { hotelId: string; changeId: number },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const now = ctx.clock()
    const pending = await selectPendingForUpdate(tx, { hotelId, changeId }, getHotelScope(ctx.actor), now)
    if (!pending) throw notFound('announced change')
    const effectiveOn = utcDay(pending.effectiveAt)
    if (pending.partnershipId === null) {
      const concerned = await selectBasePartnersForUpdate(tx, hotelId, now)
      const fromPercent = (await selectBaseRate(tx, hotelId, now)) / 100
      await updateCancelledTerm(tx, changeId, ctx.actor.userId, now)
      const to = (pending.value ?? 0) / 100
      const change = { term: 'rate', fromPercent, toPercent: to, isBase: true } as const
      await recordForAll(ctx, tx, concerned, { kind: 'terms-cancelled', params: { change, effectiveOn } })
      await recordAudit(ctx, tx, {
        action: 'partnership.terms-cancelled',
        target: `hotel:${hotelId}`,
        after: { change: `Base commission ${to}% from ${effectiveOn}` },
      })
      return null
    }
    const partnership = await lockPartnership(ctx, tx, pending.partnershipId)
    const [terms] = await selectTerms(tx, [partnership.id], now)
    if (!terms) throw notFound('partnership')
    await updateCancelledTerm(tx, changeId, ctx.actor.userId, now)
    await updateVersion(tx, [partnership.id])
    const { attributionDays } = await getDefaults({ sql: tx, clock: ctx.clock })
    const { change } =
      pending.term === 'rate'
        ? rateWish(terms, pending.value)
        : windowWish(terms, pending.value, attributionDays)
    const happened = { kind: 'terms-cancelled', params: { change, effectiveOn } } as const
    await recordHappening(
      ctx,
      tx,
      { ...partnership, version: partnership.version + 1 },
      { happened, note: '' },
    )
    return null
  })
}

/** Runs every minute: lists and forms show the base rate of the hotel's row. */
export async function applyDueBaseRates(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  await updateDueBaseRates(ctx.sql, ctx.clock())
}

function toDayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
