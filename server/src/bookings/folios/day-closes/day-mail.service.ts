import type { JobPayloads } from '../../../adapters/job-kinds.ts'
import type { ServiceContext } from '../../../context.ts'
import { inLanguage } from '../../../language.ts'
import { closedDayMail } from '../../../mail/day-mails.ts'
import { listDesk } from '../../../platform/notifications/notify.service.ts'
import { selectClose, selectDeskAccount, selectHotel } from './day-closes.queries.ts'

/** The job that emails the figures of a day that was closed by itself to one of those who work at the desk. */
export async function mailClosedDay(
  ctx: ServiceContext,
  { hotelId, day, userId }: JobPayloads['mail.day-close'],
): Promise<void> {
  const hotel = await selectHotel(ctx.sql, hotelId, { ownerId: undefined })
  const close = await selectClose(ctx.sql, hotelId, day)
  const account = await selectDeskAccount(ctx.sql, userId)
  // People who have left the desk since then are not told.
  const desk = await ctx.sql.begin((tx) => listDesk(tx, hotelId, null))
  if (!hotel || !close || !account || !desk.includes(userId)) return
  const { figures } = close
  const letter = { to: account.email, hotelId, hotelName: hotel.name, day, figures, publicUrl: ctx.publicUrl }
  await inLanguage(account.language, () =>
    // A repeated job sends the same email, by whose id a duplicate is recognised.
    ctx.mailer.send({ ...closedDayMail(letter), id: `day-close.${hotelId}.${day}.${userId}` }),
  )
}
