import {
  cutOffReminderAt,
  type Group,
  type GroupEventKind,
  type GroupInput,
  type GroupState,
  type GroupSummary,
} from '@roomlark/contract/bookings/groups'
import { dateIn } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { isPlanFor } from '@roomlark/contract/inventory/stay-fit'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { ActingContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tellHotel } from '../../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { readPlan } from '../../../inventory/rates/rates.service.ts'
import {
  type BookableHotel,
  lockBookableHotel,
} from '../../../inventory/rooms/nights/bookable-hotel.service.ts'
import { holdForGroup } from '../../../inventory/rooms/nights/group-nights.service.ts'
import { lockRemainingTypes, lockSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { getHotelCompany } from '../../companies/companies.service.ts'
import { changePayerOfGroup } from '../../folios/payers.service.ts'
import { beginForHotel } from '../create/pool-share.service.ts'
import { lapseHoldsOn } from '../hold/holds.service.ts'
import { agreedNights, groupFaults, isSameBlock, shortageText } from './groups.policy.ts'
import {
  deleteOtherTypes,
  type GroupRow,
  insertGroup,
  insertGroupEvent,
  selectAccount,
  selectBlocks,
  selectGroup,
  selectGroupBookings,
  selectGroupCount,
  selectGroupEvents,
  selectGroupForUpdate,
  selectGroups,
  updateGroupRow,
  upsertGroupTypes,
} from './groups.queries.ts'

type ListQuery = {
  search?: string | undefined
  hotelId?: string | undefined
  state?: GroupState | undefined
  page: number
  limit: number
}

export async function listGroups(
  ctx: SignedInContext,
  query: ListQuery,
): Promise<{ data: GroupSummary[]; meta: PageMeta }> {
  const filters = { ...query, ...getHotelScope(ctx.actor) }
  const [rows, total] = await Promise.all([
    selectGroups(ctx.sql, { ...filters, now: ctx.clock() }),
    selectGroupCount(ctx.sql, filters),
  ])
  const { page, limit } = query
  return {
    data: rows.map((row) => ({ ...row, cutOffAt: row.cutOffAt.toISOString() })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function getGroup(ctx: SignedInContext, id: string): Promise<Group> {
  const [group, blocks, rooms, account, events] = await Promise.all([
    selectGroup(ctx.sql, id, getHotelScope(ctx.actor)),
    selectBlocks(ctx.sql, id),
    selectGroupBookings(ctx.sql, id),
    selectAccount(ctx.sql, id),
    selectGroupEvents(ctx.sql, id),
  ])
  if (!group) throw notFound('group')
  const sum = (part: 'rooms' | 'held') =>
    blocks.reduce((all, { nights }) => all + nights.reduce((cents, night) => cents + night[part], 0), 0)
  const standing = rooms.filter(({ state }) => state !== 'cancelled')
  return {
    ...group,
    cutOffAt: group.cutOffAt.toISOString(),
    agreed: sum('rooms'),
    held: sum('held'),
    picked: blocks.reduce((all, { nights }) => all + nights.reduce((n, { picked }) => n + picked, 0), 0),
    bookings: standing.length,
    blocks,
    rooms,
    account:
      group.billing === 'guests'
        ? null
        : { ...account, paidCents: account.chargesCents - account.balanceCents },
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}

/** Sets the rooms aside in the transaction that makes the group: all of them, or none. */
export async function createGroup(
  ctx: SignedInContext,
  hotelId: string,
  { blocks, ...input }: GroupInput,
): Promise<Group> {
  await lapseHoldsOn(ctx, hotelId, { checkInOn: input.arriveOn, checkOutOn: input.departOn })
  const id = await beginForHotel(ctx, hotelId, async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    const now = ctx.clock()
    requireValid(groupFaults({ ...input, blocks }, hotel, { now, today: dateIn(hotel.timeZone, now) }))
    await requirePlan(tx, hotelId, input)
    if (input.companyId) await getHotelCompany(tx, hotelId, input.companyId)
    const cutOffAt = new Date(input.cutOffAt)
    const groupId = await insertGroup(tx, {
      ...input,
      hotelId,
      byId: ctx.actor.userId,
      state: 'open',
      cutOffAt,
      now,
      remindAt: cutOffReminderAt(cutOffAt, now),
    })
    await holdBlocks(tx, hotelId, groupId, { ...input, blocks })
    await writeGroupEvent(ctx, tx, groupId, 'created', eventParams(hotel, { ...input, blocks }))
    await recordAudit(ctx, tx, {
      action: 'group.created',
      target: `calendar:${hotelId}`,
      after: {
        arriveOn: input.arriveOn,
        departOn: input.departOn,
        nights: countAgreedRoomNights({ ...input, blocks }),
      },
    })
    return groupId
  })
  return getGroup(ctx, id)
}

async function requirePlan(
  tx: Transaction,
  hotelId: string,
  input: Pick<GroupInput, 'ratePlanId' | 'companyId'>,
) {
  const plan = await readPlan(tx, hotelId, input.ratePlanId)
  if (isPlanFor(plan, input.companyId ? [input.companyId] : [])) return
  const message = say('This rate plan is only for guests of its companies')
  throw new AppError('validation_failed', message, { fields: { ratePlanId: message } })
}

/**
 * Rooms are set aside or given back as the block says now. A group whose rooms were released holds rooms again once it
 * has a cut-off that lies ahead.
 */
export async function updateGroup(
  ctx: SignedInContext,
  id: string,
  { version, blocks, ...input }: GroupInput & { version: number },
): Promise<Group> {
  const { hotelId } = await findGroup(ctx, id)
  await lapseHoldsOn(ctx, hotelId, { checkInOn: input.arriveOn, checkOutOn: input.departOn })
  await beginForHotel(ctx, hotelId, async (tx) => {
    const { hotel, group } = await lockGroupVersion(ctx, tx, hotelId, id, version)
    const now = ctx.clock()
    const before = { ...group, isReleased: group.state === 'released' }
    requireValid(
      groupFaults({ ...input, blocks }, hotel, { now, today: dateIn(hotel.timeZone, now), before }),
    )
    await requirePlan(tx, hotelId, input)
    await requireSameBilling(tx, group, input)
    if (input.companyId) await getHotelCompany(tx, hotelId, input.companyId)
    const cutOffAt = new Date(input.cutOffAt)
    const state = cutOffAt > now ? 'open' : 'released'
    const isSameCutOff = cutOffAt.getTime() === group.cutOffAt.getTime()
    await updateGroupRow(tx, id, {
      ...input,
      state,
      cutOffAt,
      now,
      remindAt: isSameCutOff ? group.remindAt : cutOffReminderAt(cutOffAt, now),
    })
    const earlier = await selectBlocks(tx, id)
    const had = earlier.flatMap(({ roomTypeId, nights }) =>
      nights.map(({ night, rooms }) => ({ roomTypeId, night, rooms })),
    )
    const wanted = agreedNights({ ...input, blocks })
    if (state === 'open' && group.state === 'open' && isSameBlock(had, wanted)) {
      await upsertGroupTypes(tx, id, blocks)
    } else {
      const types = earlier.map(({ roomTypeId }) => roomTypeId)
      await holdBlocks(tx, hotelId, id, { ...input, blocks }, { earlier: types, isHeld: state === 'open' })
    }
    if (input.payer)
      await changePayerOfGroup(tx, id, { payer: input.payer, companyId: input.companyId ?? null })
    await writeGroupEvent(ctx, tx, id, 'changed', eventParams(hotel, { ...input, blocks }))
    await recordAudit(ctx, tx, {
      action: 'group.changed',
      target: `calendar:${hotelId}`,
      before: pickAuditedFields({
        ...group,
        cutOffAt: group.cutOffAt.toISOString(),
        nights: countRoomNights(had),
      }),
      after: pickAuditedFields({
        ...input,
        cutOffAt: cutOffAt.toISOString(),
        nights: countRoomNights(wanted),
      }),
    })
  })
  return getGroup(ctx, id)
}

/** Names and contacts may be those of a person, and the audit log is never rewritten. */
function pickAuditedFields(group: {
  arriveOn: string
  departOn: string
  cutOffAt: string
  billing: string
  nights: number
}) {
  const { arriveOn, departOn, cutOffAt, billing, nights } = group
  return { arriveOn, departOn, cutOffAt, billing, nights }
}

function countRoomNights(nights: readonly { rooms: number }[]): number {
  return nights.reduce((sum, { rooms }) => sum + rooms, 0)
}

function countAgreedRoomNights(input: Pick<GroupInput, 'arriveOn' | 'departOn' | 'blocks'>): number {
  return countRoomNights(agreedNights(input))
}

function eventParams(hotel: BookableHotel, input: GroupInput): { nights: number; until: string } {
  return { nights: countAgreedRoomNights(input), until: hotelTime(new Date(input.cutOffAt), hotel.timeZone) }
}

/** The payer is part of the agreement with guests whose rooms are booked already. */
async function requireSameBilling(
  tx: Transaction,
  group: GroupRow,
  { billing }: Pick<GroupInput, 'billing'>,
) {
  if (billing === group.billing) return
  const rooms = await selectGroupBookings(tx, group.id)
  if (rooms.length === 0) return
  const message = say('Rooms were booked already, so who pays is changed on their folios')
  throw new AppError('validation_failed', `${message}.`, { fields: { billing: message } })
}

/** Locks are taken in the same order everywhere: hotel, group, types, nights. */
async function holdBlocks(
  tx: Transaction,
  hotelId: string,
  groupId: string,
  input: GroupInput,
  { earlier = [], isHeld = true }: { earlier?: string[]; isHeld?: boolean } = {},
): Promise<void> {
  const ids = input.blocks.map(({ roomTypeId }) => roomTypeId)
  await lockRemainingTypes(tx, hotelId, [...ids, ...earlier])
  const types = await lockSoldTypes(tx, hotelId, ids)
  await upsertGroupTypes(tx, groupId, input.blocks)
  const shortages = await holdForGroup(tx, groupId, agreedNights(input), { isHeld })
  if (shortages.length > 0) {
    const getTypeName = (roomTypeId: string) => types.find(({ id }) => id === roomTypeId)?.name ?? ''
    throw new AppError('conflict', shortageText(shortages, getTypeName))
  }
  await deleteOtherTypes(tx, groupId, ids)
}

function requireValid(fields: FieldErrors): void {
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', `${message}.`, { fields })
}

export async function writeGroupEvent(
  ctx: Pick<ActingContext, 'clock' | 'actor'>,
  tx: Transaction,
  groupId: string,
  kind: GroupEventKind,
  params: { nights?: number; bookings?: number; until?: string },
): Promise<void> {
  const byId = ctx.actor && ctx.actor.userType !== 'guest' ? ctx.actor.userId : null
  const { hotelId } = await insertGroupEvent(tx, { groupId, kind, params, at: ctx.clock(), byId })
  await tellHotel(tx, 'inventory', hotelId)
}

/** Finds a group of a hotel that the caller reaches. */
export async function findGroup(ctx: SignedInContext, id: string) {
  const group = await selectGroup(ctx.sql, id, getHotelScope(ctx.actor))
  if (!group) throw notFound('group')
  return group
}

/** Locks the hotel and then the group, of which the caller has found the hotel. */
export async function lockGroup(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  id: string,
): Promise<{ hotel: BookableHotel; group: GroupRow }> {
  const hotel = await lockBookableHotel(ctx, tx, hotelId)
  const group = await selectGroupForUpdate(tx, id)
  if (!group) throw notFound('group')
  if (group.state === 'cancelled') throw new AppError('conflict', say('This group was cancelled.'))
  return { hotel, group }
}

/** Does the same for a change that is based on a version of the group, and refuses an outdated one. */
export async function lockGroupVersion(
  ctx: SignedInContext,
  tx: Transaction,
  hotelId: string,
  id: string,
  version: number,
): Promise<{ hotel: BookableHotel; group: GroupRow }> {
  const locked = await lockGroup(ctx, tx, hotelId, id)
  if (locked.group.version !== version) throw changedByOthers('this group')
  return locked
}
