import { notificationWords } from '@roomlark/contract/platform/notification-words'
import { shippedPreference } from '@roomlark/contract/platform/notifications'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { JobPayloads } from '../../../adapters/job-kinds.ts'
import type { ServiceContext } from '../../../context.ts'
import { inLanguage } from '../../../language.ts'
import { deleteGoneDevice, type PushedRow, selectToPush } from './push.queries.ts'
import { findQuietEnd } from './quiet.policy.ts'

/** Age limit of a push message; older news is in the list of notices only. */
const newsMs = 24 * 3_600_000
/** A push service that does not accept a message is asked again after these, and then no more. */
const pausesSeconds = [10, 60, 600, 3600]
/** With these a push service says that a device is gone for good. */
const goneStatuses = [404, 410]
/** Push services take 4 KB; these are many times what our words need. */
const longest = { title: 200, body: 600 }

type Job = JobPayloads['push.send']

/** Shows a notification on one device. If it is sent twice, the device replaces the first by the second. */
export async function sendPush(ctx: ServiceContext, job: Job): Promise<void> {
  const row = await selectToPush(ctx.sql, job)
  if (!row || !(row.isWanted ?? shippedPreference(row.event).push)) return
  const now = ctx.clock()
  if (now.getTime() - row.at.getTime() > newsMs) return
  const quietUntil = findQuietEnd(row.quiet, row.timeZone, now)
  if (quietUntil) {
    await sendLater(ctx, job, (quietUntil.getTime() - now.getTime()) / 1000)
    return
  }
  const { endpoint, p256dh, auth } = row
  const status = await ctx.push.send(
    { endpoint, p256dh, auth },
    inLanguage(row.language, () => writeMessage(row)),
  )
  if (status !== null && status < 300) return
  if (status !== null && goneStatuses.includes(status)) {
    await deleteGoneDevice(ctx.sql, job.deviceId, endpoint)
    return
  }
  const tries = job.tries ?? 0
  const pause = pausesSeconds[tries]
  // The address is a stranger's, so that its failures are no trouble of ours that administrators would hear of.
  if (pause !== undefined) await sendLater(ctx, { ...job, tries: tries + 1 }, pause)
}

async function sendLater(ctx: ServiceContext, job: Job, seconds: number): Promise<void> {
  await ctx.sql.begin((tx) => ctx.jobs.enqueue(tx, 'push.send', job, { startAfter: Math.ceil(seconds) }))
}

/** The service worker reads this (web/public/sw.js). */
function writeMessage(row: PushedRow): string {
  const { title, detail } = notificationWords(row, plainFormats)
  const unnamed = row.hotelName !== null && !title.includes(row.hotelName) ? row.hotelName : null
  return JSON.stringify({
    title: shorten(title, longest.title),
    body: shorten(unnamed === null ? detail : `${unnamed} · ${detail}`, longest.body),
    tag: `notification.${row.id}`,
    link: row.link,
    at: row.at.getTime(),
    lang: row.language,
  })
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}
