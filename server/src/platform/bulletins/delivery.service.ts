import { chooseBulletinText } from '@roomlark/contract/platform/bulletins'
import type { ServiceContext } from '../../context.ts'
import { notify } from '../notifications/notify.service.ts'
import { lockUnfinished, selectNextReaders, updateFinished, updateReached } from './delivery.queries.ts'

/** One transaction serves this many accounts, so that no row stays locked for long. */
const batchSize = 100

/** Names a bulletin among what an account was told. */
export function makeOccasion(id: string): string {
  return `bulletin:${id}`
}

/**
 * Gives each account of a batch its notification and records in the same transaction how far delivery has come. An
 * interrupted delivery therefore continues where it stopped, and nobody is told twice.
 */
export async function deliverBulletin(ctx: ServiceContext, bulletinId: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const delivery = await lockUnfinished(tx, bulletinId)
    if (!delivery) return
    const { audience, texts, publishAt, reachedUserId } = delivery
    if (publishAt > ctx.clock()) {
      // It was put off meanwhile, or the database's clock is ahead.
      await ctx.jobs.enqueue(tx, 'bulletins.deliver', { bulletinId }, { startAfter: publishAt })
      return
    }
    const readers = await selectNextReaders(tx, audience, reachedUserId, batchSize)
    for (const [language, group] of Map.groupBy(readers, (reader) => reader.language ?? 'en')) {
      await notify(
        ctx,
        tx,
        group.map(({ id }) => id),
        {
          event: 'bulletin',
          params: chooseBulletinText(texts, language),
          link: '/notifications',
          occasion: makeOccasion(bulletinId),
        },
      )
    }
    const last = readers.at(-1)
    if (last === undefined || readers.length < batchSize) {
      await updateFinished(tx, bulletinId, ctx.clock())
      return
    }
    await updateReached(tx, bulletinId, last.id)
    await ctx.jobs.enqueue(tx, 'bulletins.deliver', { bulletinId })
  })
}
