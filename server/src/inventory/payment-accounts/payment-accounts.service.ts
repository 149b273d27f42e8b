import { randomUUID } from 'node:crypto'
import type {
  HotelPaymentSettings,
  HotelPaymentSettingsInput,
  PaymentAccount,
} from '@roomlark/contract/bookings/payment-accounts'
import { say } from '@roomlark/contract/say'
import { getUser } from '../../accounts/users/users.service.ts'
import { type PaymentService, PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import {
  type AccountRow,
  insertAccount,
  type SettingsRow,
  selectAccount,
  selectAccountByService,
  selectAccounts,
  selectAccountsToCheck,
  selectActiveAccounts,
  selectPayable,
  selectSettings,
  updateAccountFacts,
  upsertSettings,
} from './payment-accounts.queries.ts'

/** The parts of a context that tell if this server takes payments online. */
export type PaymentsContext = Pick<ServiceContext, 'payments' | 'switches' | 'preview'>

/** An account to which guests of a hotel can pay now. */
export type PayableAccount = { accountId: string; serviceId: string }

/** Tells whether guests can pay online at any hotel: there is a payment service, and the launch switch is open. */
export async function arePaymentsOpen(ctx: PaymentsContext, sql: Sql): Promise<boolean> {
  return ctx.payments !== null && (await isLaunched(ctx, ['onlinePayments'], () => sql))
}

/** Returns those of the hotels that take payments online: the switch is open, and their account is active. */
export async function readTakesPayments(
  ctx: PaymentsContext,
  sql: Sql,
  hotelIds: readonly string[],
): Promise<Set<string>> {
  return new Set((await readPayable(ctx, sql, hotelIds)).map(({ hotelId }) => hotelId))
}

export async function findPayableAccount(
  ctx: PaymentsContext,
  sql: Sql,
  hotelId: string,
): Promise<PayableAccount | undefined> {
  const [account] = await readPayable(ctx, sql, [hotelId])
  return account
}

async function readPayable(ctx: PaymentsContext, sql: Sql, hotelIds: readonly string[]) {
  const { payments } = ctx
  if (!payments || hotelIds.length === 0 || !(await arePaymentsOpen(ctx, sql))) return []
  return selectPayable(sql, hotelIds, payments.mode !== 'live')
}

/** Calls to the payment service that the caller cannot do without. */
export function requirePaymentService({ payments }: Pick<ServiceContext, 'payments'>): PaymentService {
  if (payments) return payments
  throw new AppError('conflict', say('This server is not connected to a payment service.'))
}

/** A service that does not answer is no fault of the caller; nothing was changed, or it is found out later. */
export function paymentServiceDown(cause: unknown): AppError {
  return new AppError('unavailable', say('The payment service does not answer. Please try again shortly.'), {
    retryAfterSeconds: 30,
    cause,
  })
}

export async function getPaymentSettings(
  ctx: SignedInContext,
  hotelId: string,
): Promise<HotelPaymentSettings> {
  const { ownerId, currency } = await getBookableHotel(ctx, ctx.sql, hotelId)
  const settings = (await selectSettings(ctx.sql, hotelId)) ?? noSettings
  const accounts = (await selectAccounts(ctx.sql, ownerId)).filter(({ isTest }) => isTest === isTestMode(ctx))
  const shown = accounts.map((account) => toAccount(ctx, account))
  return {
    hotelId,
    account: shown.find(({ id }) => id === settings.accountId) ?? null,
    others: shown.filter(({ id }) => id !== settings.accountId),
    deskRefundCents: settings.deskRefundCents,
    currency,
    version: settings.version,
  }
}

const noSettings: SettingsRow = { accountId: null, deskRefundCents: null, version: 1 }

/** Reads what the desk of a hotel may refund at most; null means that there is no limit. */
export async function readDeskRefundLimit(sql: Sql, hotelId: string): Promise<number | null> {
  return (await selectSettings(sql, hotelId))?.deskRefundCents ?? null
}

function isTestMode({ payments }: Pick<ServiceContext, 'payments'>): boolean {
  return payments?.mode !== 'live'
}

function toAccount({ payments }: ServiceContext, account: AccountRow): PaymentAccount {
  const { ownerId: _ownerId, serviceId: _serviceId, ...shown } = account
  return { ...shown, isSimulated: payments?.mode === 'simulated' }
}

/** Another account, or none: bookings that are paid already stay with the account that was paid. */
export async function savePaymentSettings(
  ctx: SignedInContext,
  hotelId: string,
  input: HotelPaymentSettingsInput,
): Promise<HotelPaymentSettings> {
  await ctx.sql.begin(async (tx) => {
    const { ownerId } = await lockBookableHotel(ctx, tx, hotelId)
    const account = input.accountId === null ? undefined : await selectAccount(tx, input.accountId)
    if (input.accountId !== null && (account?.ownerId !== ownerId || account.state === 'closed')) {
      throw notFound('account')
    }
    const before = (await selectSettings(tx, hotelId)) ?? noSettings
    if (!(await upsertSettings(tx, hotelId, input))) throw changedByOthers('these settings')
    const { version: _version, ...after } = input
    const { version: _before, ...was } = before
    await recordAudit(ctx, tx, {
      action: 'payments.settings',
      target: `hotel:${hotelId}`,
      before: was,
      after,
    })
    await tellOffers(tx, hotelId, 'no night')
  })
  return getPaymentSettings(ctx, hotelId)
}

/**
 * Opens an account for the owner of a hotel, or goes on with the one it has, and returns the page of the service where
 * what is missing is entered. The account is written first, so that a second call after a crash finds the same one.
 */
export async function connectPayments(ctx: SignedInContext, hotelId: string): Promise<{ url: string }> {
  const service = requirePaymentService(ctx)
  const account = await ctx.sql.begin(async (tx) => {
    const { ownerId, country } = await lockBookableHotel(ctx, tx, hotelId)
    const settings = (await selectSettings(tx, hotelId)) ?? noSettings
    const chosen = settings.accountId === null ? undefined : await selectAccount(tx, settings.accountId)
    const isUsable = chosen?.ownerId === ownerId && chosen.isTest === isTestMode(ctx)
    if (chosen && isUsable && chosen.state !== 'closed') return chosen
    const id = randomUUID()
    const { userId: byId } = ctx.actor
    await insertAccount(tx, { id, ownerId, country, isTest: isTestMode(ctx), byId, at: ctx.clock() })
    if (!(await upsertSettings(tx, hotelId, { ...settings, accountId: id }))) {
      throw changedByOthers('these settings')
    }
    await recordAudit(ctx, tx, {
      action: 'payments.connected',
      target: `hotel:${hotelId}`,
      after: { accountId: id, country },
    })
    return getAccount(tx, id)
  })
  return unlessDown(async () => {
    const serviceId = account.serviceId ?? (await openAtService(ctx, service, account, hotelId))
    const backUrl = `${ctx.publicUrl}/hotels/${hotelId}/payments/settings`
    return { url: await service.makeOnboardingPage(serviceId, { backUrl, againUrl: backUrl }) }
  })
}

async function unlessDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentUnclear) throw paymentServiceDown(error)
    throw error
  }
}

async function getAccount(sql: Sql, id: string): Promise<AccountRow> {
  const account = await selectAccount(sql, id)
  if (!account) throw notFound('account')
  return account
}

async function openAtService(
  ctx: SignedInContext,
  service: PaymentService,
  { id, ownerId, country }: AccountRow,
  hotelId: string,
): Promise<string> {
  const [owner, hotel] = await Promise.all([
    getUser(ctx.sql, ownerId),
    getBookableHotel(ctx, ctx.sql, hotelId),
  ])
  const facts = await service.openAccount(id, {
    country,
    email: owner.email,
    businessName: hotel.name,
    reference: id,
  })
  await updateAccountFacts(ctx.sql, id, { ...facts, serviceId: facts.id, at: ctx.clock() })
  return facts.id
}

/** Reads from the service how an account is; called by its notice, and by the job as long as something is missing. */
export async function refreshAccount(ctx: ServiceContext, id: string): Promise<void> {
  const account = await selectAccount(ctx.sql, id)
  if (!ctx.payments || !account?.serviceId) return
  const facts = await ctx.payments.readAccount(account.serviceId)
  await ctx.sql.begin(async (tx) => {
    await updateAccountFacts(tx, id, { ...facts, serviceId: facts.id, at: ctx.clock() })
    if (facts.state === account.state && `${facts.missing}` === `${account.missing}`) return
    for (const hotel of account.hotels) await tellOffers(tx, hotel.id, 'no night')
  })
}

export async function refreshAccountByService(ctx: ServiceContext, serviceId: string): Promise<void> {
  const account = await selectAccountByService(ctx.sql, serviceId)
  if (account) await refreshAccount(ctx, account.id)
}

/** The id of an account of ours by its id at the service. */
export async function findAccountByService(sql: Sql, serviceId: string): Promise<string | undefined> {
  return (await selectAccountByService(sql, serviceId))?.id
}

/** An owner who has begun to open an account is asked about this often, for so many days. */
const checkEveryMs = 10 * 60_000
const checkForMs = 60 * 86_400_000

export async function refreshDueAccounts(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock().getTime()
  const due = {
    checkedBefore: new Date(now - checkEveryMs),
    createdAfter: new Date(now - checkForMs),
    limit: 20,
  }
  for (const id of await selectAccountsToCheck(ctx.sql, due)) await refreshAccount(ctx, id)
}

/** Lists the accounts that take payments or have taken them, by their ids at the service. */
export async function listActiveAccounts(ctx: ServiceContext): Promise<string[]> {
  return selectActiveAccounts(ctx.sql, isTestMode(ctx))
}
