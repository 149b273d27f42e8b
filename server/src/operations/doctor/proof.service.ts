import { invariantNames } from '@roomlark/contract/invariants'
import type { LedgerProof } from '@roomlark/contract/partners/ledger'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { tell } from '../../db/outbox.ts'
import { recordOwnAudit } from '../../platform/audit/audit.service.ts'
import { listActiveAdmins, notify } from '../../platform/notifications/notify.service.ts'
import { insertExamination, lockExaminations, selectLastExamination } from './doctor.queries.ts'
import { examineDatabase } from './doctor.service.ts'

/**
 * Runs every hour, and whenever an administrator asks for it. Administrators are notified when an invariant is broken that
 * was not at the last examination: once, not every hour until it is mended.
 */
export async function recordExamination(ctx: ServiceContext): Promise<void> {
  const { findings, transactions } = await examineDatabase(ctx)
  const faults = Object.fromEntries(findings.map((finding) => [finding.name, finding.faults]))
  const broken = findings.filter((finding) => finding.faults > 0).map(({ name }) => name)
  await ctx.sql.begin(async (tx) => {
    await lockExaminations(tx)
    const before = await selectLastExamination(tx)
    const at = ctx.clock()
    await insertExamination(tx, { at, transactions, faults })
    await tell(tx, { type: 'money' }, { admins: true })
    if (broken.every((name) => (before?.faults[name] ?? 0) > 0)) return
    await notify(ctx, tx, await listActiveAdmins(tx), {
      event: 'system',
      params: { trouble: 'money', broken: broken.length },
      link: '/bookings/ledger',
      occasion: `doctor:${at.toISOString()}`,
    })
    await recordOwnAudit(ctx, tx, {
      action: 'ledger.faults-found',
      target: 'platform:ledger',
      after: { broken },
    })
  })
}

export async function askExamination(ctx: SignedInContext): Promise<null> {
  await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'doctor.examine', {}))
  return null
}

/** An invariant that is newer than the examination was not looked at. */
export async function getProof(ctx: SignedInContext): Promise<LedgerProof> {
  const last = await selectLastExamination(ctx.sql)
  if (!last) return { at: null, transactions: 0, findings: [] }
  const { at, transactions, faults } = last
  return {
    at: at.toISOString(),
    transactions,
    findings: invariantNames.flatMap((name) => {
      const found = faults[name]
      return found === undefined ? [] : [{ name, faults: found }]
    }),
  }
}
