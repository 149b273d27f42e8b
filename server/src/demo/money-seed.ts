import { addMonths, monthOf } from '@roomlark/contract/money-calendar'
import type { ServiceContext, SignedInContext } from '../context.ts'
import { addCommissions, moveEach } from '../modules/commissions/commissions.service.ts'
import { closeStatements } from '../modules/hotel-statements/closing.service.ts'
import { countLedger } from '../modules/ledger/ledger.service.ts'
import {
  asBooked,
  deleteBacklog,
  selectBooked,
  selectEnded,
  selectPastDue,
  updateOldMoneyNews,
} from './money.queries.ts'
import { allowTime, insertMark } from './seed.queries.ts'

/** Everything that happened between the bookings of the demo and today, as far as money is concerned. */
export async function seedMoney(ctx: SignedInContext): Promise<void> {
  if (!(await insertMark(ctx.sql, 'demo.money'))) return
  const first = await writeHistory(ctx)
  if (first === undefined) return
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  const now = ctx.clock()
  for (let month = monthOf(first.toISOString()); ; month = addMonths(month, 1)) {
    const closing = new Date(`${month.slice(0, 8)}07T12:00:00Z`)
    if (closing > now) break
    await closeStatements(at(quiet, closing))
  }
  await countLedger(ctx)
  await updateOldMoneyNews(ctx.sql, new Date(now.getTime() - 14 * 86_400_000))
}

/**
 * Writes the commissions as if they had followed their bookings: expected when booked, then what the stay came to, then
 * what the clock made of it. Returns when the first guest booked.
 */
async function writeHistory(ctx: SignedInContext): Promise<Date | undefined> {
  return ctx.sql.begin(async (tx) => {
    await allowTime(tx)
    const booked = await selectBooked(tx)
    const bookingIds = booked.map(({ bookingId }) => bookingId)
    await addCommissions(tx, bookingIds)
    const byThemselves = { clock: ctx.clock, actor: null }
    await asBooked(tx, bookingIds, () => moveEach(byThemselves, tx, booked, { cause: 'booking' }))
    await moveEach(byThemselves, tx, await selectEnded(tx), { cause: 'booking' })
    for (const _stage of ['earned', 'payable']) {
      const due = await selectPastDue(tx, ctx.clock())
      await moveEach(
        byThemselves,
        tx,
        due.map((one) => ({ ...one, eventId: null })),
        { cause: 'clock' },
      )
    }
    await deleteBacklog(tx)
    return booked[0]?.at
  })
}

function at<Context extends Pick<ServiceContext, 'clock'>>(ctx: Context, moment: Date): Context {
  return { ...ctx, clock: () => moment }
}
