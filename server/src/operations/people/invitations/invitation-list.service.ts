import {
  type InvitationList,
  type InvitationQuery,
  type InvitationReport,
  type InvitationState,
  type InvitedLine,
  type Invitee,
  invitationListLimits,
  type SentInvitation,
} from '@roomlark/contract/operations/invitations'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { randomPasswordHash } from '../../../accounts/auth/passwords/password-change.service.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { recordAudits } from '../../../platform/audit/audit.service.ts'
import { takeMail } from '../../../platform/limits/mail-limits.service.ts'
import { updateInvited } from '../people-changes.queries.ts'
import {
  countByState,
  insertInvitees,
  lockExpired,
  selectAccounts,
  selectInvitations,
} from './invitations.queries.ts'
import { type ReadLine, readInvitees } from './list-lines.policy.ts'

export async function listInvitations(
  ctx: SignedInContext,
  query: InvitationQuery,
): Promise<{
  data: SentInvitation[]
  meta: PageMeta & { countsByState: Record<InvitationState, number> }
}> {
  const now = ctx.clock()
  const [rows, counts] = await Promise.all([
    selectInvitations(ctx.sql, query, now),
    countByState(ctx.sql, query, now),
  ])
  const countsByState = { waiting: 0, sent: 0, opened: 0, registered: 0, expired: 0 }
  for (const { state, count } of counts) countsByState[state] = count
  const { page, limit, state } = query
  const total = state ? countsByState[state] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.map((row) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      openedAt: row.openedAt?.toISOString() ?? null,
      registeredAt: row.registeredAt?.toISOString() ?? null,
    })),
    meta: {
      total,
      totalPages: Math.ceil(total / limit),
      page,
      limit,
      countsByState,
    },
  }
}

/** Invites those who can be invited; of the others it says why not. */
export async function sendInvitationList(
  ctx: SignedInContext,
  list: InvitationList,
): Promise<InvitationReport> {
  const read = readInvitees(splitRows(list.text), list)
  if (read.length > invitationListLimits.addresses) {
    const message = say('Invite at most {count} people at a time', {
      count: invitationListLimits.addresses,
    })
    throw new AppError('validation_failed', message, { fields: { text: message } })
  }
  if (list.dryRun) return report(await judge(ctx.sql, read))
  const passwordHash = await randomPasswordHash(ctx)
  return ctx.sql.begin(async (tx) => {
    const lines = await judge(tx, read)
    const isNew = new Set(lines.filter(({ outcome }) => outcome === 'new').map(({ email }) => email))
    const invitees = new Map(
      read.flatMap((line) =>
        'invitee' in line && isNew.has(line.email) ? [[line.email, line.invitee] as const] : [],
      ),
    )
    const invited = await inviteAll(ctx, tx, [...invitees.values()], passwordHash)
    return report(
      lines.map((line) =>
        line.outcome === 'new' && !invited.has(line.email) ? { ...line, outcome: 'registered' } : line,
      ),
    )
  })
}

/** Opens an account for each and queues its email; returns the addresses that were free. */
export async function inviteAll(
  ctx: SignedInContext,
  tx: Transaction,
  invitees: Invitee[],
  passwordHash: string,
): Promise<Set<string>> {
  const invitedBy = ctx.actor.userId
  const accounts = await insertInvitees(tx, invitees, { passwordHash, invitedBy, now: ctx.clock() })
  for (const { id, email } of accounts) {
    await takeMail(ctx, tx, 'invitation', email)
    await ctx.jobs.enqueue(tx, 'mail.invitation', { userId: id, byId: invitedBy })
  }
  await recordAudits(
    ctx,
    tx,
    accounts.map(({ id, email, userType }) => ({
      action: 'user.invited',
      target: `user:${id}`,
      after: { email, userType },
    })),
  )
  return new Set(accounts.map(({ email }) => email))
}

/** Sends each of them once, however many administrators ask at once. */
export async function repeatInvitations(ctx: SignedInContext): Promise<{ sent: number; left: number }> {
  return ctx.sql.begin(async (tx) => {
    const expired = await lockExpired(tx, ctx.clock(), invitationListLimits.addresses)
    for (const { id, email } of expired) {
      await updateInvited(tx, id, ctx.actor.userId, ctx.clock())
      await takeMail(ctx, tx, 'invitation', email)
      await ctx.jobs.enqueue(tx, 'mail.invitation', { userId: id, byId: ctx.actor.userId })
    }
    await recordAudits(
      ctx,
      tx,
      expired.map(({ id }) => ({ action: 'user.invited-again', target: `user:${id}` })),
    )
    const left = await lockExpired(tx, ctx.clock(), invitationListLimits.addresses)
    return { sent: expired.length, left: left.length }
  })
}

const Rows = z.array(z.object({ info: z.object({ lines: z.int() }), record: z.array(z.string()) }))

function splitRows(text: string) {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    })
    return Rows.parse(rows).map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const message = say('This list cannot be read. Write one address in each line.')
    throw new AppError('validation_failed', message, { fields: { text: message }, cause: error })
  }
}

async function judge(sql: Sql, read: readonly ReadLine[]): Promise<InvitedLine[]> {
  const emails = read.flatMap((line) => ('invitee' in line ? [line.email] : []))
  const known = await selectAccounts(sql, emails)
  const accounts = new Map(known.map(({ email, isInvited }) => [email, isInvited]))
  const seen = new Set<string>()
  return read.map((line) => {
    const { email } = line
    if (!('invitee' in line)) return { line: line.line, email, outcome: 'refused', reason: line.reason }
    const isRepeated = seen.has(email)
    seen.add(email)
    const isInvited = accounts.get(email)
    const outcome = isRepeated
      ? 'repeated'
      : isInvited === undefined
        ? 'new'
        : isInvited
          ? 'invited'
          : 'registered'
    return { line: line.line, email, outcome, reason: null }
  })
}

function report(lines: InvitedLine[]): InvitationReport {
  const counts = { new: 0, repeated: 0, invited: 0, registered: 0, refused: 0 }
  for (const { outcome } of lines) counts[outcome] += 1
  return { lines, counts }
}
