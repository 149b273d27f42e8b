import type { RolesInput, Team, TeamMember } from '@roomlark/contract/accounts/team'
import { hotelsWhere, type TeamPlace } from '@roomlark/contract/team-roles'
import { imageUrls } from '../../adapters/image-store.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { recordAudit, recordOwnAudit } from '../../platform/audit/audit.service.ts'
import { forgetGuestNews, notify } from '../../platform/notifications/notify.service.ts'
import { deleteOwnerInvitations, selectInvitations } from './invitations.queries.ts'
import {
  deleteMember,
  type MemberRow,
  replacePlaces,
  selectEmployerId,
  selectMemberForUpdate,
  selectMembers,
  selectOwned,
  selectTeamHotels,
  selectTeamName,
} from './team.queries.ts'

export async function getTeam(ctx: SignedInContext): Promise<Team> {
  return readTeam(ctx.sql, ctx.actor.userId)
}

export async function readTeam(sql: Sql, ownerId: string): Promise<Team> {
  const hotels = await selectTeamHotels(sql, ownerId)
  const members = await selectMembers(sql, ownerId)
  const invitations = await selectInvitations(sql, ownerId)
  return {
    hotels: hotels.map(({ id, name, imageFile }) => ({
      id,
      name,
      imageUrl: imageFile && imageUrls(imageFile).smallUrl,
    })),
    members: members.map(toMember),
    invitations: invitations.map(({ id, email, places, invitedAt, expiresAt, version }) => ({
      id,
      email,
      places,
      version,
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

function toMember({ id, name, email, imageFile, places, lastSeenAt, version }: MemberRow): TeamMember {
  return {
    id,
    name,
    email,
    places,
    version,
    imageUrl: imageFile && imageUrls(imageFile).smallUrl,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }
}

/** The change counts at once: this server forgets what it knew about the member, and all others are told. */
export async function changeRoles(ctx: SignedInContext, userId: string, input: RolesInput): Promise<Team> {
  const ownerId = ctx.actor.userId
  const team = await ctx.sql.begin(async (tx) => {
    const member = await lockMember(tx, ownerId, userId)
    requireVersion(member, input.version)
    await requireOwned(tx, ownerId, input.places)
    await replacePlaces(tx, { userId, ownerId }, input.places)
    await tell(tx, { type: 'account' }, { userIds: [userId] })
    const keep = hotelsWhere(input.places, 'see-bookings')
    if (keep) await forgetGuestNews(tx, { userIds: [userId], ownerId, keep })
    await recordAudit(ctx, tx, {
      action: 'team.roles-changed',
      target: `user:${userId}`,
      before: { roles: formatRoles(member.places) },
      after: { roles: formatRoles(input.places) },
    })
    const { ownerName } = await selectTeamName(tx, ownerId)
    await notify(ctx, tx, [userId], {
      event: 'team',
      params: { news: 'roles-changed' },
      particulars: ownerName,
      link: '/settings/team',
      occasion: `team-roles:${userId}:${member.version}:${ctx.clock().getTime()}`,
    })
    return readTeam(tx, ownerId)
  })
  ctx.sessions.forget(userId)
  return team
}

export async function removeMember(ctx: SignedInContext, userId: string): Promise<Team> {
  const ownerId = ctx.actor.userId
  const team = await ctx.sql.begin(async (tx) => {
    const member = await lockMember(tx, ownerId, userId)
    await endMembership(tx, ownerId, userId)
    await recordAudit(ctx, tx, {
      action: 'team.removed',
      target: `user:${userId}`,
      before: { roles: formatRoles(member.places) },
    })
    const { ownerName } = await selectTeamName(tx, ownerId)
    await notify(ctx, tx, [userId], {
      event: 'team',
      params: { news: 'removed' },
      particulars: ownerName,
      link: '/hotels',
      occasion: `team-removed:${userId}:${ctx.clock().getTime()}`,
    })
    return readTeam(tx, ownerId)
  })
  ctx.sessions.forget(userId)
  return team
}

export async function leaveTeam(ctx: SignedInContext): Promise<null> {
  const { userId, membership } = ctx.actor
  if (!membership) throw notFound('team')
  await ctx.sql.begin(async (tx) => {
    const member = await lockMember(tx, membership.ownerId, userId)
    await endMembership(tx, membership.ownerId, userId)
    await recordAudit(ctx, tx, {
      action: 'team.left',
      target: `user:${userId}`,
      before: { roles: formatRoles(member.places) },
    })
    await notify(ctx, tx, [membership.ownerId], {
      event: 'team',
      params: { news: 'left' },
      particulars: member.name,
      link: '/settings/team',
      occasion: `team-left:${userId}:${ctx.clock().getTime()}`,
    })
  })
  ctx.sessions.forget(userId)
  return null
}

/** For an account that becomes something else or is erased: it works for nobody, and nobody for it. */
export async function endUserTeams(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  const members = await selectMembers(tx, userId)
  for (const { id } of members) {
    await endMembership(tx, userId, id)
    await recordOwnAudit(ctx, tx, { action: 'team.removed', target: `user:${id}`, before: { roles: '' } })
  }
  await deleteOwnerInvitations(tx, userId)
  const ownerId = await selectEmployerId(tx, userId)
  if (ownerId !== undefined) await endMembership(tx, ownerId, userId)
}

async function endMembership(tx: Transaction, ownerId: string, userId: string): Promise<void> {
  await deleteMember(tx, userId)
  await tell(tx, { type: 'account' }, { userIds: [userId] })
  await forgetGuestNews(tx, { userIds: [userId], ownerId, keep: [] })
}

async function lockMember(tx: Transaction, ownerId: string, userId: string): Promise<MemberRow> {
  const member = await selectMemberForUpdate(tx, ownerId, userId)
  if (!member) throw notFound('person')
  return member
}

export function requireVersion(row: { version: number }, version: number): void {
  if (row.version === version) return
  throw changedByOthers('these roles')
}

export async function requireOwned(
  tx: Transaction,
  ownerId: string,
  places: readonly TeamPlace[],
): Promise<void> {
  const hotelIds = places.flatMap(({ hotelId }) => hotelId ?? [])
  const owned = await selectOwned(tx, ownerId, hotelIds)
  if (owned.length < hotelIds.length) throw notFound('hotel')
}

/** As the audit log keeps them: `manager everywhere`, or each role with the id of its hotel. */
export function formatRoles(places: readonly TeamPlace[]): string {
  return places
    .map(({ hotelId, role }) => (hotelId === null ? `${role} everywhere` : `${role} at ${hotelId}`))
    .toSorted()
    .join(', ')
}
