import type { Session } from '@roomlark/contract/accounts/auth'
import {
  type RolesInput,
  type Team,
  type TeamAcceptance,
  type TeamInvitationInput,
  type TeamOffer,
  teamLimits,
} from '@roomlark/contract/accounts/team'
import { say } from '@roomlark/contract/say'
import type { PublicContext, ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { teamInvitationMail } from '../../mail/team-mails.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import { getLegalText } from '../../platform/platform/legal.service.ts'
import { createVerifiedAccount } from '../auth/auth.service.ts'
import { requireGoodPassword } from '../auth/passwords/password-choice.service.ts'
import {
  deadLink,
  linkTokenHash,
  newLinkToken,
  openFirstSession,
} from '../auth/passwords/recovery.service.ts'
import { knocksFrom } from '../auth/throttle.service.ts'
import {
  deleteInvitation,
  deleteInvitationByToken,
  type InvitationRow,
  type InvitedAccount,
  insertInvitation,
  replaceInvitedPlaces,
  selectHasAccount,
  selectHotelNames,
  selectInvitation,
  selectInvitationByToken,
  selectInvitationForUpdate,
  selectInvitedAccountForUpdate,
  updateInvitation,
  updateInvitationToken,
} from './invitations.queries.ts'
import { insertMember, lockOwner, replacePlaces, selectTeamName } from './team.queries.ts'
import { formatRoles, readTeam, requireOwned, requireVersion } from './team.service.ts'

const dayMs = 86_400_000

/** Invites a person without revealing whether the address has an account; opening the link finds out. */
export async function invitePerson(ctx: SignedInContext, input: TeamInvitationInput): Promise<Team> {
  const ownerId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    await lockOwner(tx, ownerId)
    const team = await readTeam(tx, ownerId)
    requireFresh(team, input.email, (await selectTeamName(tx, ownerId)).email)
    await requireOwned(tx, ownerId, input.places)
    const id = await insertInvitation(tx, { ownerId, email: input.email, ...timesFrom(ctx.clock()) })
    await replaceInvitedPlaces(tx, { id, ownerId }, input.places)
    await takeMail(ctx, tx, 'team-invitation', input.email)
    await ctx.jobs.enqueue(tx, 'mail.team-invitation', { invitationId: id })
    await recordAudit(ctx, tx, {
      action: 'team.invited',
      target: `user:${ownerId}`,
      after: { email: input.email, roles: formatRoles(input.places) },
    })
    return readTeam(tx, ownerId)
  })
}

function requireFresh({ members, invitations }: Team, email: string, ownEmail: string): void {
  const refuse = (message: string) => {
    throw new AppError('conflict', message, { fields: { email: message } })
  }
  if (email === ownEmail) refuse(say('This is your own address'))
  if (members.some((member) => member.email === email)) refuse(say('They work in your team already'))
  if (invitations.some((one) => one.email === email)) refuse(say('You have invited this address already'))
  if (members.length + invitations.length >= teamLimits.people) {
    throw new AppError(
      'conflict',
      say('A team can have {most} people, invitations included.', { most: teamLimits.people }),
    )
  }
}

function timesFrom(now: Date): { invitedAt: Date; expiresAt: Date } {
  return { invitedAt: now, expiresAt: new Date(now.getTime() + teamLimits.invitationDays * dayMs) }
}

/** The link in the previous email stops working when the next one is written. */
export async function sendAgain(ctx: SignedInContext, id: string): Promise<Team> {
  return changing(ctx, id, async (tx, invitation) => {
    await takeMail(ctx, tx, 'team-invitation', invitation.email)
    await updateInvitation(tx, id, timesFrom(ctx.clock()))
    await ctx.jobs.enqueue(tx, 'mail.team-invitation', { invitationId: id })
    await recordAudit(ctx, tx, {
      action: 'team.invited-again',
      target: `user:${ctx.actor.userId}`,
      after: { email: invitation.email },
    })
  })
}

export async function changeInvitation(ctx: SignedInContext, id: string, input: RolesInput): Promise<Team> {
  return changing(ctx, id, async (tx, invitation) => {
    requireVersion(invitation, input.version)
    await requireOwned(tx, invitation.ownerId, input.places)
    await replaceInvitedPlaces(tx, invitation, input.places)
    await recordAudit(ctx, tx, {
      action: 'team.invitation-changed',
      target: `user:${ctx.actor.userId}`,
      before: { email: invitation.email, roles: formatRoles(invitation.places) },
      after: { email: invitation.email, roles: formatRoles(input.places) },
    })
  })
}

export async function withdrawInvitation(ctx: SignedInContext, id: string): Promise<Team> {
  return changing(ctx, id, async (tx, { email }) => {
    await deleteInvitation(tx, id)
    await recordAudit(ctx, tx, {
      action: 'team.invitation-withdrawn',
      target: `user:${ctx.actor.userId}`,
      before: { email },
    })
  })
}

async function changing(
  ctx: SignedInContext,
  id: string,
  change: (tx: Transaction, invitation: InvitationRow) => Promise<void>,
): Promise<Team> {
  const ownerId = ctx.actor.userId
  return ctx.sql.begin(async (tx) => {
    const invitation = await selectInvitationForUpdate(tx, ownerId, id)
    if (!invitation) throw notFound('invitation')
    await change(tx, invitation)
    return readTeam(tx, ownerId)
  })
}

/** Reading it does not use it up. */
export async function getTeamOffer(ctx: PublicContext, { token }: { token: string }): Promise<TeamOffer> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const invitation = await selectInvitationByToken(ctx.sql, linkTokenHash(token), ctx.clock())
  if (!invitation) throw deadLink()
  const { language: _language, ...team } = await describe(ctx.sql, invitation)
  return {
    email: invitation.email,
    ...team,
    hasAccount: await selectHasAccount(ctx.sql, invitation.email),
    expiresAt: invitation.expiresAt.toISOString(),
  }
}

async function describe(sql: Sql, { ownerId, places }: InvitationRow) {
  const names = new Map(
    (
      await selectHotelNames(
        sql,
        places.flatMap(({ hotelId }) => hotelId ?? []),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const { ownerName, language } = await selectTeamName(sql, ownerId)
  return {
    ownerName,
    language,
    places: places.map(({ hotelId, role }) => ({
      hotelName: hotelId === null ? null : (names.get(hotelId) ?? ''),
      role,
    })),
  }
}

/** The link proves access to the mailbox. It works once; of two who accept at the same time, one joins. */
export async function acceptTeamInvitation(
  ctx: PublicContext,
  input: TeamAcceptance,
): Promise<Session | null> {
  await takeAttempt(ctx.sql, knocksFrom(ctx.origin.address), ctx.clock())
  const tokenHash = linkTokenHash(input.token)
  const seen = await selectInvitationByToken(ctx.sql, tokenHash, ctx.clock())
  if (!seen) throw deadLink()
  const { account } = input
  if (account) requireGoodPassword(account.password, { ...account, email: seen.email }, 'password')
  const passwordHash = account && (await ctx.passwords.hash(account.password))
  const { inForce } = await getLegalText(ctx, 'terms')
  const joined = await ctx.sql.begin(async (tx) => {
    const existing = await selectInvitedAccountForUpdate(tx, seen.email)
    if (existing) requireFree(existing)
    const invitation = await selectInvitationByToken(tx, tokenHash, ctx.clock())
    if (!invitation || !(await deleteInvitationByToken(tx, tokenHash, ctx.clock()))) throw deadLink()
    const { ownerId, email, places } = invitation
    if (!existing && (!account || !passwordHash)) {
      const fields = { password: say('Choose a password') }
      throw new AppError('validation_failed', say('This address has no account yet.'), { fields })
    }
    const userId =
      existing?.id ??
      (await createVerifiedAccount(ctx, tx, {
        email,
        userType: 'hotel',
        passwordHash: passwordHash ?? '',
        firstName: account?.firstName ?? '',
        lastName: account?.lastName ?? '',
      }))
    await insertMember(tx, userId, ownerId, ctx.clock())
    await replacePlaces(tx, { userId, ownerId }, places)
    await tell(tx, { type: 'account' }, { userIds: [userId] })
    await recordAudit(ctx, tx, {
      action: 'team.joined',
      target: `user:${userId}`,
      actorId: userId,
      after: { roles: formatRoles(places), ...(!existing && { termsVersion: inForce.version }) },
    })
    const { name } = await selectTeamName(tx, userId)
    await notify(ctx, tx, [ownerId], {
      event: 'team',
      params: { news: 'joined' },
      particulars: name,
      link: '/settings/team',
      occasion: `team-joined:${invitation.id}`,
    })
    return { userId, isNew: !existing }
  })
  ctx.sessions.forget(joined.userId)
  if (!joined.isNew || !passwordHash) return null
  return openFirstSession(ctx, { id: joined.userId, passwordHash })
}

function requireFree({ userType, isSuspended, hasHotels, isMember, hasTeam }: InvitedAccount): void {
  const words = isSuspended
    ? say('This account is suspended, so it cannot join a team.')
    : userType !== 'hotel'
      ? say('This address has an account of another type. Ask for an invitation to another address.')
      : hasHotels || hasTeam
        ? say(
            'This account has hotels of its own, so it cannot work for somebody else. Ask for an invitation to another address.',
          )
        : isMember
          ? say('This account works in a team already. Leave it first.')
          : null
  if (words) throw new AppError('conflict', words)
}

/** The token is created together with the email, and only its hash is stored. */
export async function mailTeamInvitation(
  ctx: ServiceContext,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const invitation = await selectInvitation(ctx.sql, invitationId, ctx.clock())
  if (!invitation) return
  const { token, tokenHash } = newLinkToken()
  await updateInvitationToken(ctx.sql, invitationId, tokenHash)
  const { language, ...team } = await describe(ctx.sql, invitation)
  const link = `${ctx.publicUrl}/team-invitation?token=${token}`
  // Nobody knows the language of the person invited, who will work with the one who invites.
  await inLanguage(language, () =>
    ctx.mailer.send(teamInvitationMail({ to: invitation.email, ...team, link })),
  )
}
