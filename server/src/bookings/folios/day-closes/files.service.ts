import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { getClosedDay, getHotel } from './day-closes.service.ts'
import { dayCsv } from './day-csv.ts'
import { dayDocument } from './day-pdf.service.ts'

export async function getDayPdf(ctx: SignedInContext, hotelId: string, day: string): Promise<PdfFile> {
  const hotel = await getHotel(ctx, hotelId)
  const pdf = await ctx.pdfs.render(dayDocument(await getClosedDay(ctx, hotelId, day), hotel), ctx.caller)
  return { filename: `${say('day##a file')}-${day}.pdf`, base64: pdf.toString('base64') }
}

export async function getDayCsv(
  ctx: SignedInContext,
  hotelId: string,
  day: string,
): Promise<{ filename: string; csv: string }> {
  return { filename: `${say('day##a file')}-${day}.csv`, csv: dayCsv(await getClosedDay(ctx, hotelId, day)) }
}
