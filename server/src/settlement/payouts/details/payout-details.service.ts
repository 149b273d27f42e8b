import { say } from '@roomlark/contract/say'
import { maskPayoutAccount, type PayoutAccount } from '@roomlark/contract/settlement/payout-accounts'
import {
  coolingOffDays,
  type Payee,
  type PayoutAccountInput,
  type PayoutDetails,
  type PayoutDetailsProof,
  type PayoutDetailsSet,
  type PayoutDetailsSubject,
  type PayoutPayeeInput,
} from '@roomlark/contract/settlement/payout-details'
import { withOwnCode } from '../../../accounts/auth/mfa/mfa.service.ts'
import { requireOwnPassword } from '../../../accounts/auth/passwords/password-change.service.ts'
import { endOtherSessions } from '../../../accounts/auth/sessions/sessions.service.ts'
import { describeDevice, sayDevice } from '../../../accounts/auth/sessions/sign-ins.service.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import {
  type DetailsRow,
  insertDetails,
  selectAffiliateForUpdate,
  selectDetails,
  selectDetailsAt,
  selectNewestDetails,
  selectPaidCents,
  updateWithdrawn,
} from './payout-details.queries.ts'
import { maskAccount, maskPayee, type OpenDetails, sealDetails, unsealDetails } from './sealed-details.ts'

/** More changes than anybody makes; what is older than these is still there, but not listed. */
const listedChanges = 20

const coolingOffMs = coolingOffDays * 24 * 60 * 60 * 1000

export async function getPayoutDetails(ctx: SignedInContext): Promise<PayoutDetails> {
  const { userId } = ctx.actor
  const now = ctx.clock()
  const rows = await selectDetails(ctx.sql, userId, listedChanges)
  const [used] = await selectDetailsAt(ctx.sql, [userId], now)
  const standing = rows.filter(({ withdrawnAt, sealed }) => withdrawnAt === null && sealed !== null)
  const inUse = standing.find(({ id }) => id === used?.detailsId)
  return {
    inUse: inUse ? toDetailsSet(ctx, inUse) : null,
    waiting: standing.filter(({ usableFrom }) => usableFrom > now).map((row) => toDetailsSet(ctx, row)),
    paidCents: inUse ? await selectPaidCents(ctx.sql, inUse.id) : 0,
    newestId: standing[0]?.id ?? null,
    changes: rows.map(({ id, subject, lastFour, savedAt, device, withdrawnAt }) => ({
      id,
      subject,
      lastFour,
      device: device === null ? null : sayDevice(device),
      savedAt: savedAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  }
}

export async function savePayoutAccount(
  ctx: SignedInContext,
  { account, currency, payee, ...proof }: PayoutAccountInput,
): Promise<PayoutDetails> {
  return change(ctx, proof, (before) => {
    const who = payee ?? before?.payee
    if (!who) throw missing('payee.name', say('Say who is paid: name, address and tax number.'))
    return { subject: before ? (payee ? 'all' : 'account') : 'all', account, currency, payee: who }
  })
}

export async function savePayee(
  ctx: SignedInContext,
  { payee, ...proof }: PayoutPayeeInput,
): Promise<PayoutDetails> {
  return change(ctx, proof, (before) => {
    if (!before) throw new AppError('conflict', say('Enter the account first.'))
    return { subject: 'payee', account: before.account, currency: before.currency, payee }
  })
}

/**
 * Only what waits can be withdrawn. Whoever made the change knows the password, so every other session ends, and the
 * page leads on to a new password.
 */
export async function withdrawPayoutDetails(ctx: SignedInContext): Promise<PayoutDetails> {
  const { userId } = ctx.actor
  await ctx.sql.begin(async (tx) => {
    await selectAffiliateForUpdate(tx, userId)
    const withdrawn = await updateWithdrawn(tx, userId, ctx.clock())
    const [newest] = withdrawn
    if (!newest) {
      throw new AppError('conflict', say('Nothing waits any more. Change the account if it is not yours.'))
    }
    await endOtherSessions(tx, ctx.actor, ctx.clock())
    await ctx.jobs.enqueue(tx, 'mail.payout-details', { userId, detailsId: newest.id, news: 'withdrawn' })
    await recordAudit(ctx, tx, {
      action: 'payout-details.withdrawn',
      target: `user:${userId}`,
      before: { accounts: withdrawn.map(({ lastFour }) => lastFour) },
    })
  })
  ctx.sessions.forget(userId)
  return getPayoutDetails(ctx)
}

type Change = { subject: PayoutDetailsSubject; account: PayoutAccount; currency: string; payee: Payee }

async function change(
  ctx: SignedInContext,
  { password, code, newestId }: PayoutDetailsProof,
  changed: (before: (OpenDetails & { currency: string }) | null) => Change,
): Promise<PayoutDetails> {
  await requireOwnPassword(ctx, password, 'password')
  const save = async (tx: Transaction) => {
    await selectAffiliateForUpdate(tx, ctx.actor.userId)
    const newest = await selectNewestDetails(tx, ctx.actor.userId)
    if ((newest?.id ?? null) !== newestId) {
      throw new AppError(
        'conflict',
        say('Your payout details were changed somewhere else in the meantime. Reload the page to see them.'),
      )
    }
    const before = newest?.sealed ? { ...unsealDetails(ctx, newest.sealed), currency: newest.currency } : null
    await store(ctx, tx, changed(before))
  }
  if (!ctx.actor.mfaEnabled) await ctx.sql.begin(save)
  else if (code) await withOwnCode(ctx, code, save)
  else throw missing('code', say('Enter a code from your app, or a recovery code'))
  return getPayoutDetails(ctx)
}

async function store(ctx: SignedInContext, tx: Transaction, change: Change): Promise<void> {
  const { userId } = ctx.actor
  const detailsId = await writePayoutDetails(ctx, tx, userId, { ...change, device: describeDevice(ctx) })
  const { subject, account, currency } = change
  const { kind } = account
  const { country, lastFour } = maskPayoutAccount(account)
  await ctx.jobs.enqueue(tx, 'mail.payout-details', { userId, detailsId, news: 'saved' })
  await recordAudit(ctx, tx, {
    action: 'payout-details.saved',
    target: `user:${userId}`,
    after: { subject, kind, country, lastFour, currency },
  })
}

/** Writes one set of details, which is used once the cooling-off time is over. */
async function writePayoutDetails(
  ctx: Pick<ServiceContext, 'cipher' | 'clock'>,
  tx: Transaction,
  affiliateId: string,
  { subject, account, currency, payee, device }: Change & { device: string },
): Promise<string> {
  const savedAt = ctx.clock()
  const { country, lastFour } = maskPayoutAccount(account)
  return insertDetails(tx, {
    affiliateId,
    subject,
    kind: account.kind,
    currency,
    country,
    lastFour,
    savedAt,
    device,
    sealed: sealDetails(ctx, { account, payee }),
    bankName: ('bankName' in account && account.bankName) || null,
    usableFrom: new Date(savedAt.getTime() + coolingOffMs),
  })
}

function toDetailsSet(ctx: SignedInContext, row: DetailsRow): PayoutDetailsSet {
  if (!row.sealed) throw new Error('these payout details were erased')
  const { account, payee } = unsealDetails(ctx, row.sealed)
  return {
    id: row.id,
    subject: row.subject,
    account: maskAccount(account),
    currency: row.currency,
    payee: maskPayee(payee),
    savedAt: row.savedAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
  }
}

function missing(field: string, message: string): AppError {
  return new AppError('validation_failed', message, { fields: { [field]: message } })
}
