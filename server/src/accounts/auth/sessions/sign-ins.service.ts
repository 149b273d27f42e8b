import type { SignIn, SignInQuery } from '@roomlark/contract/accounts/security'
import type { PageMeta } from '@roomlark/contract/paging'
import type { PublicContext, ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { inLanguage } from '../../../language.ts'
import { newDeviceMail } from '../../../mail/security-mails.ts'
import { toNetwork } from '../../../network.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { findUser } from '../../users/users.service.ts'
import { deviceName, deviceNamed, getNeighbourhood } from './device.policy.ts'
import {
  insertSignIn,
  selectFamiliarity,
  selectSignInCount,
  selectSignIns,
  updateLastSeen,
} from './sign-ins.queries.ts'

/**
 * `userId` is null if there is no such account; the failure is still recorded, so that it takes the same
 * time.
 */
export async function recordFailure(
  ctx: PublicContext,
  userId: string | null,
  outcome: Exclude<SignIn['outcome'], 'signed-in'>,
): Promise<void> {
  await insertSignIn(ctx.sql, { userId, outcome, at: ctx.clock(), ...describeOrigin(ctx) })
}

/** A sign-in from a new device or network is reported by email, except for the very first sign-in. */
export async function recordSuccess(ctx: PublicContext, tx: Transaction, userId: string): Promise<void> {
  const origin = describeOrigin(ctx)
  const familiar = await selectFamiliarity(tx, userId, origin)
  const at = ctx.clock()
  await insertSignIn(tx, { userId, outcome: 'signed-in', at, ...origin })
  await updateLastSeen(tx, userId, at)
  if (!familiar.before || (familiar.device && familiar.network)) return
  const { device, address } = origin
  await ctx.jobs.enqueue(tx, 'mail.new-device', { userId, device, address, at: at.toISOString() })
  await notify(ctx, tx, [userId], {
    event: 'sign-in',
    params: { device },
    particulars: address,
    link: '/profile?tab=security',
    occasion: `sign-in:${ctx.origin.requestId}`,
  })
}

export async function listSignIns(
  ctx: SignedInContext,
  query: SignInQuery,
): Promise<{ data: SignIn[]; meta: PageMeta }> {
  return readSignIns(ctx.sql, ctx.actor.userId, query)
}

export async function readSignIns(
  sql: Sql,
  userId: string,
  query: SignInQuery,
): Promise<{ data: SignIn[]; meta: PageMeta }> {
  const total = await selectSignInCount(sql, userId)
  const rows = await selectSignIns(sql, userId, query)
  const { page, limit } = query
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString(), device: deviceNamed(row.device) })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

export async function mailNewDevice(
  ctx: ServiceContext,
  input: { userId: string; device: string; address: string; at: string },
): Promise<void> {
  const user = await findUser(ctx.sql, input.userId)
  if (!user) return
  const { language, timeZone } = user.profile
  await inLanguage(language, () =>
    ctx.mailer.send(
      newDeviceMail({
        ...input,
        device: sayDevice(input.device),
        to: user.email,
        timeZone,
        publicUrl: ctx.publicUrl,
      }),
    ),
  )
}

/** Says the stored name of a device in the language of the reader. */
export function sayDevice(stored: string): string {
  return deviceNamed(stored).name
}

/** The browser and system of a request, in words. */
export function describeDevice({ origin }: PublicContext): string {
  return deviceName(origin.userAgent)
}

function describeOrigin(ctx: PublicContext) {
  const { origin } = ctx
  return {
    device: describeDevice(ctx),
    address: origin.address,
    network: getNeighbourhood(toNetwork(origin.address)),
  }
}
