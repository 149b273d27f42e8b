import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrentPassword, Id, Instant } from '../primitives.ts'

/** Someone who requested deletion can come back within this many days by signing in. */
export const deletionGraceDays = 14

export const DataExport = z.object({
  id: Id,
  askedAt: Instant,
  /** Null while it is being prepared. */
  readyAt: z.nullable(Instant),
  expiresAt: Instant,
})
export type DataExport = z.infer<typeof DataExport>

const Amount = z.strictObject({ cents: z.int(), currency: z.string() })

/** Obstacle to deleting an account; `deletion-words.ts` puts it into words. */
export const DeletionObstacle = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stays-owed'), params: z.strictObject({ bookings: z.int() }) }),
  /** Unpaid commissions of the account's hotels, per currency. */
  z.object({
    kind: z.literal('commission-owed'),
    params: z.strictObject({ amounts: z.array(Amount).check(z.minLength(1)) }),
  }),
  /** Earnings that are not paid out yet. */
  z.object({ kind: z.literal('you-owed'), params: z.strictObject({ usdCents: z.int() }) }),
  /** Upcoming stays that the account recommended. */
  z.object({
    kind: z.literal('stays-recommended'),
    params: z.strictObject({ bookings: z.int(), usdCents: z.int() }),
  }),
])
export type DeletionObstacle = z.infer<typeof DeletionObstacle>

export const MyData = z.object({
  /** The newest comes first, and expired ones are left out. */
  exports: z.array(DataExport),
  /** Reasons why the account cannot be deleted yet. */
  obstacles: z.array(DeletionObstacle),
  /** Earnings below the payout minimum, which are never paid if the account is deleted now. */
  unpaidUsdCents: z.int(),
})
export type MyData = z.infer<typeof MyData>

/**
 * Returns the path of the file itself, a zip for its owner only; it is not JSON and therefore not an
 * endpoint.
 */
export function exportFilePath(id: string): string {
  return `/users/data/exports/${id}/file`
}

export const myData = {
  get: endpoint({
    method: 'GET',
    path: '/users/data',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Your exports, and what prevents deleting your account',
    response: MyData,
  }),
  askExport: endpoint({
    method: 'POST',
    path: '/users/data/exports',
    access: 'signed-in',
    summary: 'Request an export of your data; a link is emailed when it is ready',
    response: MyData,
  }),
  askDeletion: endpoint({
    method: 'POST',
    path: '/users/deletion',
    access: 'signed-in',
    summary: `Delete your account in ${deletionGraceDays} days, unless you sign in again; every session ends now`,
    body: z.strictObject({ password: CurrentPassword }),
    response: z.null(),
  }),
}
