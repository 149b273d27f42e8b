import { csvText } from '@roomlark/contract/csv'
import type { HotelReportName, ReportFileQuery } from '@roomlark/contract/figures/hotel-reports'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { PdfBlock, PdfDocument } from '../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../context.ts'
import { readCashBook, readCashLines } from './cash.service.ts'
import { cashBlocks, cashRows } from './cash-paper.service.ts'
import { readForecast } from './forecast.service.ts'
import { forecastBlocks, forecastRows } from './forecast-paper.service.ts'
import type { ReportHotel } from './hotel.queries.ts'
import { type Rows, spanText } from './paper-parts.ts'
import { taxBlocks, taxRows } from './tax-paper.service.ts'
import { readTaxReport } from './taxes.service.ts'

/** A report as it is written into files. */
type Paper = { hotel: ReportHotel; title: string; csv: Rows; blocks: PdfBlock[] }
type Ids = { hotelId: string; report: HotelReportName }

/** Nobody reads more pages than these lines fill; the CSV has all of them. */
const printedLines = 1500
const exportedLines = 200_000

const papers: Record<
  HotelReportName,
  (ctx: SignedInContext, hotelId: string, query: ReportFileQuery, most: number) => Promise<Paper>
> = {
  async forecast(ctx, hotelId, { fromOn, untilOn, compare }) {
    const { hotel, forecast } = await readForecast(ctx, hotelId, { fromOn, untilOn, compare })
    return { hotel, title: say('Forecast'), csv: forecastRows(forecast), blocks: forecastBlocks(forecast) }
  },
  async cash(ctx, hotelId, query, most) {
    const { hotel, book } = await readCashBook(ctx, hotelId, query)
    const { currency } = book
    const lines = await readCashLines(ctx, hotelId, query, { currency, most })
    const { timeZone } = hotel
    const blocks = cashBlocks(book, lines, timeZone)
    return { hotel, title: say('Cash book'), csv: cashRows(book, lines, timeZone), blocks }
  },
  async taxes(ctx, hotelId, query) {
    const { fromOn, untilOn, currency } = query
    const { hotel, report } = await readTaxReport(ctx, hotelId, { fromOn, untilOn, currency })
    return { hotel, title: say('Taxes'), csv: taxRows(report), blocks: taxBlocks(report) }
  },
}

export async function exportReport(
  ctx: SignedInContext,
  { hotelId, report }: Ids,
  query: ReportFileQuery,
): Promise<{ filename: string; csv: string }> {
  const { csv } = await papers[report](ctx, hotelId, query, exportedLines)
  return { filename: `${fileName(report, query)}.csv`, csv: csvText(csv) }
}

export async function printReport(
  ctx: SignedInContext,
  { hotelId, report }: Ids,
  query: ReportFileQuery,
): Promise<PdfFile> {
  const { hotel, title, blocks } = await papers[report](ctx, hotelId, query, printedLines)
  const days = spanText(query)
  const document: PdfDocument = {
    brand: hotel.name,
    brandNote: hotel.address,
    title,
    subtitle: days,
    running: `${title}, ${days}`,
    number: title,
    issuer: say('{hotel}, made with Roomlark', { hotel: hotel.name }),
    madeAt: ctx.clock(),
    blocks,
  }
  const pdf = await ctx.pdfs.render(document, ctx.caller)
  return { filename: `${fileName(report, query)}.pdf`, base64: pdf.toString('base64') }
}

function fileName(report: HotelReportName, { fromOn, untilOn }: ReportFileQuery): string {
  const names = { forecast: say('forecast##a file'), cash: say('cash##a file'), taxes: say('taxes##a file') }
  return `${names[report]}-${fromOn}-${untilOn}`
}
