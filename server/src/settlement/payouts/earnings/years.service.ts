import { dayText } from '@roomlark/contract/dates'
import { moneyText } from '@roomlark/contract/money'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import type { EarningsYear } from '@roomlark/contract/settlement/earnings-years'
import type { Payee } from '@roomlark/contract/settlement/payout-details'
import type { PdfBlock, PdfDocument } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { printPayee } from '../details/payee-lines.ts'
import { findOwnPayee } from '../details/paying.service.ts'
import { statementsCsv } from './statement-csv.ts'
import { type PaidStatement, selectPaidIn, selectYears } from './years.queries.ts'

export async function listYears(ctx: SignedInContext): Promise<EarningsYear[]> {
  return selectYears(ctx.sql, ctx.actor.userId)
}

export async function exportYear(
  ctx: SignedInContext,
  year: string,
): Promise<{ filename: string; csv: string }> {
  return { filename: `${say('payouts##a file')}-${year}.csv`, csv: statementsCsv(await getPaidIn(ctx, year)) }
}

export async function getYearPdf(ctx: SignedInContext, year: string): Promise<PdfFile> {
  const paid = await getPaidIn(ctx, year)
  const { payer } = await getMoneySettings(ctx)
  const detailsId = paid.at(-1)?.detailsId
  const payee = detailsId === undefined ? null : await findOwnPayee(ctx, ctx.sql, detailsId)
  const pdf = await ctx.pdfs.render(yearDocument(year, paid, payee, payer, ctx.clock()), ctx.caller)
  return { filename: `${say('payouts##a file')}-${year}.pdf`, base64: pdf.toString('base64') }
}

async function getPaidIn(ctx: SignedInContext, year: string): Promise<PaidStatement[]> {
  const paid = await selectPaidIn(ctx.sql, ctx.actor.userId, Number(year))
  if (paid.length === 0) throw notFound('statement')
  return paid
}

/** A calendar year as a paper for a tax return, with the payee of its last payout and the tax number in full. */
function yearDocument(
  year: string,
  paid: PaidStatement[],
  payee: Payee | null,
  payer: MoneySettings['payer'],
  madeAt: Date,
): PdfDocument {
  const total = paid.reduce((sum, { payoutUsdCents }) => sum + payoutUsdCents, 0)
  const title = say('Yearly statement')
  return {
    title,
    subtitle: year,
    running: `${title} ${year}`,
    number: year,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt,
    blocks: [
      {
        kind: 'address',
        label: say('Paid to'),
        lines: payee ? printPayee(payee) : [],
        facts: [
          { label: say('Year'), value: year },
          { label: say('Payouts'), value: String(paid.length) },
        ],
      },
      { kind: 'due', label: say('Paid out'), amount: usd(total), text: sayPerCurrency(paid) },
      payoutTable(paid, total),
      {
        kind: 'closing',
        text: say(
          'Payouts by the day they were paid; those that came back are not among them. Each has a statement of its own with all stays.',
        ),
      },
    ],
  }
}

/** What reached the account: dollars, and other currencies as they were converted. */
function sayPerCurrency(paid: PaidStatement[]): string {
  const sums = new Map<string, number>()
  for (const { payoutUsdCents, conversion } of paid) {
    const { currency, cents } = conversion ?? { currency: payoutCurrency, cents: payoutUsdCents }
    sums.set(currency, (sums.get(currency) ?? 0) + cents)
  }
  return say('On the account: {amounts}', {
    amounts: [...sums].map(([currency, cents]) => moneyText(cents, currency)).join(', '),
  })
}

function payoutTable(paid: PaidStatement[], total: number): PdfBlock {
  return {
    kind: 'table',
    columns: [
      { label: say('Paid on'), grow: 1 },
      { label: say('Statement'), grow: 1 },
      { label: say('Earned'), align: 'right' },
      { label: say('Paid out'), align: 'right' },
      { label: say('On the account'), align: 'right' },
    ],
    rows: paid.map(({ paidOn, number, earnedUsdCents, payoutUsdCents, conversion }) => [
      paidOn === null ? '' : dayText(paidOn),
      number,
      usd(earnedUsdCents),
      usd(payoutUsdCents),
      conversion
        ? { text: moneyText(conversion.cents, conversion.currency), note: `${conversion.usdRate}` }
        : usd(payoutUsdCents),
    ]),
    totals: [['', '', '', usd(total), '']],
  }
}

function usd(cents: number): string {
  return moneyText(cents, payoutCurrency)
}
