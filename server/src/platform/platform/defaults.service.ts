import { dayText, utcDay } from '@roomlark/contract/dates'
import { defaultTitles } from '@roomlark/contract/platform/default-words'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import {
  type CurrentDefaults,
  type DefaultName,
  type Defaults,
  defaultNames,
  needsNotice,
  shippedDefaults,
} from '@roomlark/contract/platform/platform'
import { say, sayAgain } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { announce } from './announcements.service.ts'
import {
  insertDefaultChange,
  lockDefaultChanges,
  selectAnnouncedChanges,
  selectInForce,
  updateCancelled,
} from './defaults.queries.ts'

type Reading = { sql: Sql; clock: ServiceContext['clock'] }

export async function getDefaults({ sql, clock }: Reading): Promise<CurrentDefaults> {
  const now = clock()
  const inForce = await selectInForce(sql, now)
  const announced = await selectAnnouncedChanges(sql, now)
  return {
    ...shippedDefaults,
    ...Object.fromEntries(inForce.map(({ name, value }) => [name, value])),
    announced: announced.map(({ name, value, announcedAt, effectiveAt }) => ({
      name,
      value,
      announcedAt: announcedAt.toISOString(),
      effectiveOn: utcDay(effectiveAt),
    })),
  }
}

/** Handles each figure on its own: one that needs notice takes effect after it, the others immediately. */
export async function updateDefaults(ctx: SignedInContext, input: Defaults): Promise<CurrentDefaults> {
  return ctx.sql.begin(async (tx) => {
    await lockDefaultChanges(tx)
    const before = await getDefaults({ sql: tx, clock: ctx.clock })
    const changes = defaultNames
      .filter((name) => input[name] !== before[name])
      .map((name) => ({
        name,
        from: before[name],
        to: input[name],
        effectiveOn: dayFor(ctx, before, input, name),
      }))
    if (changes.length === 0) return before
    requireNothingAnnounced(
      before,
      changes.map(({ name }) => name),
    )
    const now = ctx.clock()
    for (const change of changes) {
      const effectiveAt = change.effectiveOn === null ? now : new Date(`${change.effectiveOn}T00:00:00Z`)
      await insertDefaultChange(tx, { ...change, by: ctx.actor.userId, now, effectiveAt })
    }
    await recordAudit(ctx, tx, {
      action: changes.some(({ effectiveOn }) => effectiveOn)
        ? 'platform.defaults-announced'
        : 'platform.defaults',
      target: 'platform',
      before: Object.fromEntries(changes.map(({ name, from }) => [name, from])),
      after: Object.fromEntries(
        changes.map(({ name, to, effectiveOn }) => [name, effectiveOn ? `${to} from ${effectiveOn}` : to]),
      ),
    })
    const announced = changes.filter(({ name }) => name !== 'commissionRate')
    await announce(ctx, tx, { kind: 'defaults', changes: announced })
    await tell(tx, { type: 'platform' }, { everyone: true })
    return getDefaults({ sql: tx, clock: ctx.clock })
  })
}

/** Everyone who was notified of the change is notified that it will not happen. */
export async function cancelDefaultChange(ctx: SignedInContext, name: DefaultName): Promise<CurrentDefaults> {
  return ctx.sql.begin(async (tx) => {
    await lockDefaultChanges(tx)
    const now = ctx.clock()
    const change = (await selectAnnouncedChanges(tx, now)).find((one) => one.name === name)
    if (!change) throw notFound('announced change')
    await updateCancelled(tx, change.id, ctx.actor.userId, now)
    const current = await getDefaults({ sql: tx, clock: ctx.clock })
    const effectiveOn = utcDay(change.effectiveAt)
    await recordAudit(ctx, tx, {
      action: 'platform.default-change-cancelled',
      target: 'platform',
      before: { [name]: `${change.value} from ${effectiveOn}` },
      after: { [name]: current[name] },
    })
    const stays = current[name]
    const news = { kind: 'default-cancelled', name, stays, announced: change.value, effectiveOn } as const
    await announce(ctx, tx, news)
    await tell(tx, { type: 'platform' }, { everyone: true })
    return current
  })
}

/** Returns the day a change takes effect, or null if it does so immediately. */
function dayFor(ctx: SignedInContext, before: Defaults, input: Defaults, name: DefaultName): string | null {
  return needsNotice(name, before[name], input[name]) ? firstDayAfterNotice(ctx.clock()) : null
}

/** An announced change has to be cancelled first, so that people are notified of the cancellation. */
function requireNothingAnnounced({ announced }: CurrentDefaults, names: DefaultName[]): void {
  const open = announced.filter(({ name }) => names.includes(name))
  if (open.length === 0) return
  const fields = Object.fromEntries(
    open.map(({ name, effectiveOn }) => [
      name,
      say('A change is announced for {day}: cancel it before you make another', {
        day: dayText(effectiveOn),
      }),
    ]),
  )
  const titles = open.map(({ name }) => sayAgain(defaultTitles[name])).join(', ')
  throw new AppError(
    'conflict',
    say('A change has already been announced: {titles}. Cancel it first.', { titles }),
    {
      fields,
    },
  )
}
