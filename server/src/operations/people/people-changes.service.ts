import type { UserType } from '@roomlark/contract/endpoint'
import { deletionWords } from '@roomlark/contract/operations/deletion-words'
import type { PersonDetail, PersonState, Reason } from '@roomlark/contract/operations/people'
import type { AccountDecision, News } from '@roomlark/contract/platform/notification-kinds'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import { removeMfa } from '../../accounts/auth/mfa/mfa.service.ts'
import { randomPasswordHash, replacePassword } from '../../accounts/auth/passwords/password-change.service.ts'
import { markVerified, withdrawInvitation } from '../../accounts/auth/passwords/recovery.service.ts'
import { endAllSessions } from '../../accounts/auth/sessions/sessions.service.ts'
import { endUserTeams } from '../../accounts/team/team.service.ts'
import { lockAccount, requireAnotherAdmin } from '../../accounts/users/admins.service.ts'
import { markDeletionRequested } from '../../accounts/users/deletion-request.service.ts'
import { findUser } from '../../accounts/users/users.service.ts'
import type { JobPayloads } from '../../adapters/job-kinds.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOffersOfOwner } from '../../db/outbox.ts'
import { AppError } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { accountDecisionMail } from '../../mail/people-mails.ts'
import { claimInvitations } from '../../partners/partnerships/invitations/invitations.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { notify } from '../../platform/notifications/notify.service.ts'
import { obstaclesTo } from './my-data/deletion.service.ts'
import { getPerson } from './people.service.ts'
import { updateSuspended, updateUserType } from './people-changes.queries.ts'

export async function suspendPerson(ctx: SignedInContext, id: string, input: Reason): Promise<PersonDetail> {
  if (id === ctx.actor.userId) throw new AppError('conflict', say('You cannot suspend yourself.'))
  return change(ctx, id, async (tx, person) => {
    refuseStates(person.state, ['suspended', 'deleted'])
    await requireAnotherAdmin(tx, id)
    await updateSuspended(tx, id, input.reason, ctx.clock())
    await tellOffersOfOwner(tx, id)
    await endAllSessions(tx, id, ctx.clock())
    await record(ctx, tx, id, 'user.suspended', { reason: input.reason })
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.account-decision', { userId: id, decision: 'suspended', ...input })
  })
}

export async function restorePerson(ctx: SignedInContext, id: string): Promise<PersonDetail> {
  return change(ctx, id, async (tx, person) => {
    const isKept = await markDeletionRequested(tx, id, null)
    if (person.suspendedAt !== null) await updateSuspended(tx, id, null, ctx.clock())
    else if (!isKept) throw new AppError('conflict', say('This account is already open.'))
    await tellOffersOfOwner(tx, id)
    await record(ctx, tx, id, 'user.restored')
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.account-decision', { userId: id, decision: 'restored', reason: '' })
  })
}

export async function verifyPerson(ctx: SignedInContext, id: string): Promise<PersonDetail> {
  return change(ctx, id, async (tx, person) => {
    if (person.state === 'invited')
      throw new AppError('conflict', say('The invitation has not been accepted yet.'))
    if (person.state !== 'unverified') throw new AppError('conflict', say('There is nothing to verify here.'))
    await markVerified(ctx, tx, id)
    await record(ctx, tx, id, 'user.verified')
  })
}

export async function sendVerification(ctx: SignedInContext, id: string): Promise<PersonDetail> {
  return change(ctx, id, async (tx, person) => {
    if (person.state !== 'unverified') throw new AppError('conflict', say('There is nothing to verify here.'))
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.verify-email', { userId: id })
    await record(ctx, tx, id, 'user.verification-sent')
  })
}

/** Nobody knows the new password, so only the emailed link opens the account again. */
export async function forcePasswordReset(
  ctx: SignedInContext,
  id: string,
  input: Reason,
): Promise<PersonDetail> {
  const passwordHash = await randomPasswordHash(ctx)
  return change(ctx, id, async (tx, person) => {
    refuseStates(person.state, ['suspended', 'invited', 'deleted'])
    await replacePassword(tx, id, passwordHash, ctx.clock())
    await endAllSessions(tx, id, ctx.clock())
    await record(ctx, tx, id, 'user.password-voided', input)
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.account-decision', { userId: id, decision: 'password', ...input })
    await ctx.jobs.enqueue(tx, 'mail.reset-password', { email: person.email })
  })
}

export async function turnOffUserMfa(ctx: SignedInContext, id: string, input: Reason): Promise<PersonDetail> {
  return change(ctx, id, async (tx, person) => {
    if (!person.mfaEnabled) throw new AppError('conflict', say('Two-step sign-in is already off.'))
    await removeMfa(tx, id)
    await record(ctx, tx, id, 'mfa.turned-off-by-admin', input)
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.account-decision', { userId: id, decision: 'mfa-off', ...input })
  })
}

export async function changePersonType(
  ctx: SignedInContext,
  id: string,
  input: Reason & { userType: UserType },
): Promise<PersonDetail> {
  return change(ctx, id, async (tx, person) => {
    refuseStates(person.state, ['deleted'])
    if (person.userType === input.userType) return
    if (person.userType === 'admin') await requireAnotherAdmin(tx, id)
    if (person.hotels.length > 0) {
      throw new AppError(
        'conflict',
        say(
          'This account has hotels. Its owner can hand them over to another account, or remove them, and then you can change the type.',
        ),
      )
    }
    await endUserTeams(ctx, tx, id)
    await updateUserType(tx, id, input.userType, ctx.clock())
    await claimInvitations(ctx, tx, id)
    await endAllSessions(tx, id, ctx.clock())
    const before = { userType: person.userType }
    await recordAudit(ctx, tx, { action: 'user.type-changed', target: `user:${id}`, before, after: input })
    await notifyOfDecision(ctx, tx, id, { decision: 'type-changed', userType: input.userType }, input.reason)
  })
}

/**
 * Works as if they had requested it themselves: obligations come first, and there are 14 days to change their
 * mind.
 */
export async function erasePerson(ctx: SignedInContext, id: string, input: Reason): Promise<PersonDetail> {
  if (id === ctx.actor.userId) throw new AppError('conflict', say('Delete your own account in your profile.'))
  return change(ctx, id, async (tx, person) => {
    refuseStates(person.state, ['leaving', 'deleted'])
    await requireAnotherAdmin(tx, id)
    const [obstacle] = await obstaclesTo(tx, id)
    if (obstacle) throw new AppError('conflict', deletionWords(obstacle, plainFormats, 'their'))
    await markDeletionRequested(tx, id, ctx.clock())
    await endAllSessions(tx, id, ctx.clock())
    await withdrawInvitation(tx, id)
    await record(ctx, tx, id, 'user.deletion-decided', input)
    await takeMail(ctx, tx, 'account-decision', person.email)
    await ctx.jobs.enqueue(tx, 'mail.account-decision', { userId: id, decision: 'deletion', ...input })
  })
}

async function change(
  ctx: SignedInContext,
  id: string,
  work: (tx: Transaction, person: PersonDetail) => Promise<void>,
): Promise<PersonDetail> {
  const person = await ctx.sql.begin(async (tx) => {
    await lockAccount(tx, id)
    await work(tx, await getPerson(ctx, tx, id))
    return getPerson(ctx, tx, id)
  })
  ctx.sessions.forget(id)
  return person
}

const stateWords: Partial<Record<PersonState, () => string>> = {
  suspended: () => say('This account is suspended.'),
  leaving: () => say('This account is about to be deleted.'),
  deleted: () => say('This account is deleted.'),
  invited: () => say('The invitation has not been accepted yet.'),
}

function refuseStates(state: PersonState, refused: PersonState[]): void {
  if (refused.includes(state))
    throw new AppError('conflict', stateWords[state]?.() ?? say('This is not possible at the moment.'))
}

async function record(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  action: string,
  after?: { reason: string },
): Promise<void> {
  await recordAudit(ctx, tx, { action, target: `user:${id}`, ...(after && { after }) })
  const decision = decisions[action]
  if (decision) await notifyOfDecision(ctx, tx, id, { decision, userType: null }, after?.reason)
}

const decisions: Record<string, AccountDecision> = {
  'user.suspended': 'suspended',
  'user.restored': 'restored',
  'user.verified': 'verified',
  'user.password-voided': 'password-reset',
  'mfa.turned-off-by-admin': 'mfa-off',
}

async function notifyOfDecision(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  params: News<'account'>['params'],
  reason: string | undefined,
): Promise<void> {
  await notify(ctx, tx, [id], {
    event: 'account',
    params,
    particulars: reason,
    link: '/profile?tab=security',
    occasion: `account:${ctx.origin.requestId}`,
  })
}

export async function mailAccountDecision(
  ctx: ServiceContext,
  { userId, decision, reason }: JobPayloads['mail.account-decision'],
): Promise<void> {
  const user = await findUser(ctx.sql, userId)
  if (!user) return
  await inLanguage(user.profile.language, () =>
    ctx.mailer.send(accountDecisionMail({ to: user.email, decision, reason, publicUrl: ctx.publicUrl })),
  )
}
