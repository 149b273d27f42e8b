import { dateIn } from '@roomlark/contract/dates'
import type { MoneyNews } from '@roomlark/contract/platform/money-news'
import { createAttempts } from '../../../attempts.ts'
import type { ServiceContext } from '../../../context.ts'
import { tell } from '../../../db/outbox.ts'
import { notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { isLaunched } from '../../../platform/platform/launch.service.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { lockStatements } from '../payments/payments.queries.ts'
import { pauseReferrals } from './pause.service.ts'
import { pauseDay, reminderKinds, reminderOffsets, remindersBy } from './reminders.policy.ts'
import {
  type RemindedStatement,
  selectReminded,
  selectToRemind,
  updateReminded,
} from './reminders.queries.ts'

/**
 * Runs every hour: reminds hotels of statements before, when and after they are due, and pauses those that did not pay.
 * While nothing is paid on the platform nobody is reminded, because payments cannot be recorded either.
 */
export async function remindOfStatements(ctx: ServiceContext): Promise<void> {
  if (!(await isLaunched(ctx, ['payouts'], () => ctx.sql))) return
  const { pauseAfterDays } = await getMoneySettings(ctx)
  const { attempt, throwFailures } = createAttempts()
  for (const { id, hotelId } of await selectToRemind(ctx.sql, reminderOffsets(pauseAfterDays), ctx.clock())) {
    await attempt(remind(ctx, { id, hotelId }, pauseAfterDays))
  }
  await attempt(pauseReferrals(ctx))
  throwFailures('some statements could not be reminded of')
}

async function remind(
  ctx: ServiceContext,
  { id, hotelId }: { id: string; hotelId: string },
  pauseAfterDays: number,
): Promise<void> {
  const at = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    await lockStatements(tx, hotelId)
    const statement = await selectReminded(tx, id)
    if (!statement) return
    const today = dateIn(statement.timeZone, at)
    const reminders = remindersBy(today, statement.dueOn, pauseAfterDays)
    if (reminders <= statement.reminders) return
    const isAnnounced = reminderKinds[reminders - 1] === 'pause-announced'
    const pausesOn = isAnnounced ? pauseDay(today, statement.dueOn, pauseAfterDays) : null
    await updateReminded(tx, id, { reminders, pausesOn, at })
    await notifyOwner(ctx, tx, hotelId, null, {
      event: 'money',
      params: toNews(statement, today, pausesOn),
      link: `/hotels/${hotelId}/statements/${statement.month.slice(0, 7)}`,
      // A statement that is open again, because a payment came back, is reminded of again.
      occasion: `statement-reminder:${id}:${reminders}:${today}`,
    })
    await tell(tx, { type: 'money' }, { hotelIds: [hotelId], admins: true })
  })
}

function toNews(
  { number, openCents, currency, dueOn }: RemindedStatement,
  today: string,
  pausesOn: string | null,
): MoneyNews {
  const what = { number, cents: openCents, currency, dueOn }
  return pausesOn === null
    ? { news: 'statement-reminder', ...what, isOverdue: dueOn < today }
    : { news: 'pause-announced', ...what, pausesOn }
}
